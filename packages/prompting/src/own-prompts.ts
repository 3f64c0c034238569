import type { BaseMessage } from '@langchain/core/messages'

/** Prompts of a role that can be replaced, and examples of one's own. */
export interface OwnPrompts<SystemInput, RequestInput> {
  /** Writes the system message in the place of the role's own. */
  readonly systemPrompt?: (input: SystemInput) => string
  /** Writes the message about the situation in the place of the role's own. */
  readonly requestPrompt?: (input: RequestInput) => string
  /** Messages between both, in turn: what a person asks, and the reply that is wanted. */
  readonly examples?: readonly BaseMessage[]
}
