import type { BaseLanguageModelInput } from '@langchain/core/language_models/base'
import { AIMessage, type BaseMessage } from '@langchain/core/messages'
import type { Runnable } from '@langchain/core/runnables'
import {
  AgentError,
  cutToBytes,
  definedOf,
  ModelUnavailableError,
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
  /** Present when the model called a tool: the text is its arguments, or what stood beside an empty call. */
  readonly isCall?: true
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
    const message: unknown = await model.invoke(messages, { runName, ...definedOf({ signal }) })
    const whole = toText(message)
    if (whole === undefined) {
      throw new ModelUnavailableError(
        `The ${runName} model gave no message; pass a chat model whose invoke resolves to one, such as AIMessage, or to its text.`,
      )
    }
    const text = cutToBytes(whole)
    const cut =
      text.length < whole.length ? 'too-long' : replyCutOf(Reflect.get(Object(message), 'response_metadata'))
    return {
      text: redactSecrets(text, { secrets: secretsOf(model), shapes: false }),
      ...definedOf({ cut }),
      ...(callOf(message) !== undefined && { isCall: true }),
    }
  } catch (cause) {
    signal?.throwIfAborted()
    if (AgentError.isInstance(cause)) throw cause
    throw modelUnavailableOf(cause, { name: `${runName} model`, holder: model })
  }
}

/**
 * Text of a reply; undefined when it is none, whatever its type says. A tool call carries the answer in its arguments,
 * well-formed or not.
 */
function toText(message: unknown): string | undefined {
  if (typeof message === 'string') return message
  // Messages of another copy of LangChain are of other classes.
  const text: unknown = Reflect.get(Object(message), 'text')
  if (typeof text !== 'string') return undefined
  const call = callOf(message)
  if (call === undefined || (text.trim() !== '' && isEmpty(call))) return text
  return typeof call === 'string' ? call : JSON.stringify(call)
}

/** Arguments of the first tool that a message calls. */
function callOf(message: unknown): unknown {
  if (!AIMessage.isInstance(message)) return undefined
  return message.tool_calls?.[0]?.args ?? message.invalid_tool_calls?.[0]?.args
}

function isEmpty(call: unknown): boolean {
  return typeof call === 'object' && call !== null && Object.keys(call).length === 0
}
