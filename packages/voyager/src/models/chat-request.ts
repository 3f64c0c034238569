import type { BaseMessage } from '@langchain/core/messages'

/** A request without what its answer does not depend on. */
export interface ChatRequest {
  readonly messages: readonly object[]
  readonly tools: unknown
  readonly choice: unknown
}

/** The part of a request that its answer depends on: the messages and the tools, not the name, the time or the ids. */
export function chatRequestOf(messages: readonly BaseMessage[], options: object): ChatRequest {
  const { tools, tool_choice: choice } = options as {
    // Call options differ by provider; these two decide what a reply looks like.
    readonly tools?: unknown
    readonly tool_choice?: unknown
  }
  return {
    messages: messages.map((message) => ({ type: message.type, content: message.content })),
    tools,
    choice,
  }
}

/** Beginning of the system message, which all requests of one role have in common: the text before skills and rules. */
export function seriesOf(messages: readonly BaseMessage[]): string {
  return messages[0]?.text.split('\n')[0]?.slice(0, 200) ?? ''
}
