import { definedOf } from '@voyager-mc/core'
import {
  AIMessage,
  type BaseMessage,
  type MessageContent,
  type UsageMetadata,
} from '@langchain/core/messages'

/** The part of an answer that is kept: everything that a role or the ledger looks at. */
export interface RecordedAnswer {
  readonly content: MessageContent
  readonly toolCalls?: AIMessage['tool_calls']
  readonly invalidToolCalls?: AIMessage['invalid_tool_calls']
  readonly usage?: UsageMetadata
  /** Model that gave it. */
  readonly model?: string
}

/** The part of a message that is kept, as plain data. */
export function toRecordedAnswer(message: BaseMessage): RecordedAnswer {
  const {
    tool_calls: toolCalls,
    invalid_tool_calls: invalidToolCalls,
    usage_metadata: usage,
  } = Object(message) as Partial<Pick<AIMessage, 'tool_calls' | 'invalid_tool_calls'>> & {
    readonly usage_metadata?: UsageMetadata
  } // a chat model answers with one, or with a message that lacks these parts
  return {
    content: message.content,
    ...(toolCalls !== undefined && toolCalls.length > 0 && { toolCalls }),
    ...(invalidToolCalls !== undefined && invalidToolCalls.length > 0 && { invalidToolCalls }),
    ...definedOf({ usage }),
  }
}

/** The tokens a provider counted; absent where it counts none. */
export function totalTokensOf(message: BaseMessage): number | undefined {
  return toRecordedAnswer(message).usage?.total_tokens
}

/** The message that was kept. */
export function toMessage({
  content,
  model,
  toolCalls = [],
  invalidToolCalls = [],
  usage,
}: RecordedAnswer): AIMessage {
  const message = new AIMessage({
    content,
    tool_calls: toolCalls,
    invalid_tool_calls: invalidToolCalls,
    ...(model !== undefined && { response_metadata: { model_name: model } }),
  })
  return usage === undefined ? message : Object.assign(message, { usage_metadata: usage })
}
