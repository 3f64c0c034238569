import type { BaseLanguageModelInput } from '@langchain/core/language_models/base'
import { AIMessage, type BaseMessage } from '@langchain/core/messages'
import type { Runnable } from '@langchain/core/runnables'
import { AgentError, ModelUnavailableError, type CallOptions } from '@voyager-mc/core'

/** A LangChain chat model, or what its `withRetry` and `withFallbacks` return. */
export type ChatModel = Pick<Runnable<BaseLanguageModelInput, BaseMessage>, 'invoke'>

export interface InvokeModelOptions extends CallOptions {
  readonly messages: BaseMessage[]
  /** Name of the call in traces. */
  readonly runName: string
}

/** Asks the model once and returns its text; every failure but an abort becomes a `ModelUnavailableError`. */
export async function invokeModel(
  model: ChatModel,
  { messages, runName, signal }: InvokeModelOptions,
): Promise<string> {
  signal?.throwIfAborted()
  try {
    return toText(await model.invoke(messages, { runName, ...(signal && { signal }) }))
  } catch (cause) {
    signal?.throwIfAborted()
    if (AgentError.isInstance(cause)) throw cause
    const message = `The ${runName} model did not answer: ${describe(cause)}; check its name, key, URL and quota.`
    throw new ModelUnavailableError(message, { cause })
  }
}

/** Clients explain at length, and fail like a bug on an answer that is none. */
function describe(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause)
  const line = (text.trim().split('\n')[0] ?? '').replace(/\.$/, '')
  return /cannot read prop/i.test(line) ? `its answer is not one of a chat model (${line})` : line
}

/** A tool call carries the answer in its arguments, well-formed or not. */
function toText(message: BaseMessage): string {
  if (!AIMessage.isInstance(message)) return message.text
  const call = message.tool_calls?.[0]?.args ?? message.invalid_tool_calls?.[0]?.args
  if (call === undefined) return message.text
  return typeof call === 'string' ? call : JSON.stringify(call)
}
