import { isBaseMessage, type AIMessage, type BaseMessage } from '@langchain/core/messages'
import type { LLMResult } from '@langchain/core/outputs'
import type { ExchangeMessage } from './exchange.ts'

/** A message as text; pictures and other parts that are no text are named instead. */
export function textOfMessage(message: BaseMessage): ExchangeMessage {
  const { content } = message
  const text = typeof content === 'string' ? content : content.map(textOfPart).join('\n')
  return { role: message.type, text }
}

function textOfPart(part: { readonly type?: unknown; readonly text?: unknown }): string {
  if (typeof part.text === 'string') return part.text
  return `[${typeof part.type === 'string' ? part.type : 'part'}]`
}

/** Text of a reply, with the calls of tools that it holds. */
export function textOfReply({ generations }: LLMResult): string {
  const first = generations[0]?.[0]
  if (first === undefined) return ''
  // A chat model's generation carries its message; that of a text model does not.
  const message: unknown = Reflect.get(first, 'message')
  if (!isAIMessage(message)) return first.text
  const { tool_calls: calls = [] } = message
  return [textOfMessage(message).text, ...(calls.length > 0 ? [JSON.stringify(calls, undefined, 2)] : [])]
    .filter((part) => part !== '')
    .join('\n')
}

function isAIMessage(value: unknown): value is AIMessage {
  return isBaseMessage(value) && value.type === 'ai'
}
