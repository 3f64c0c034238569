import type { BaseLanguageModelInput } from '@langchain/core/language_models/base'
import { AIMessage, type BaseMessage } from '@langchain/core/messages'
import type { Runnable } from '@langchain/core/runnables'
import {
  AgentError,
  cutToBytes,
  definedOf,
  modelUnavailableOf,
  redactSecrets,
  replyCutOf,
  secretsOf,
  type CallOptions,
  type ReplyCut,
} from '@voyager-mc/core'

/** A LangChain chat model, or what its `withRetry` and `withFallbacks` return. */
export type ChatModel = Pick<Runnable<BaseLanguageModelInput, BaseMessage>, 'invoke'>

export interface InvokeModelOptions extends CallOptions {
  readonly messages: BaseMessage[]
  /** Name of the call in traces. */
  readonly runName: string
}

/** Text of a reply, and why it is not whole. */
export interface ModelReply {
  readonly text: string
  /** Absent when the reply ended by itself. */
  readonly cut?: ReplyCut
}

/**
 * Asks the model once. Every failure but an abort becomes a `ModelUnavailableError`; replies longer than 256 kB are cut, and
 * secrets of the model's client that the server gives back are taken out.
 */
export async function invokeModel(
  model: ChatModel,
  { messages, runName, signal }: InvokeModelOptions,
): Promise<ModelReply> {
  signal?.throwIfAborted()
  try {
    const message = await model.invoke(messages, { runName, ...definedOf({ signal }) })
    const whole = toText(message)
    const text = cutToBytes(whole)
    const cut = text.length < whole.length ? 'too-long' : replyCutOf(message.response_metadata)
    return { text: redactSecrets(text, { secrets: secretsOf(model), shapes: false }), ...definedOf({ cut }) }
  } catch (cause) {
    signal?.throwIfAborted()
    if (AgentError.isInstance(cause)) throw cause
    throw modelUnavailableOf(cause, { name: `${runName} model`, holder: model })
  }
}

/** A tool call carries the answer in its arguments, well-formed or not. */
function toText(message: BaseMessage): string {
  if (!AIMessage.isInstance(message)) return message.text
  const call = message.tool_calls?.[0]?.args ?? message.invalid_tool_calls?.[0]?.args
  if (call === undefined) return message.text
  return typeof call === 'string' ? call : JSON.stringify(call)
}
