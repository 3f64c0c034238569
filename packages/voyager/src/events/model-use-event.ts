import type { ModelFaultKind, ReplyCut } from '@voyager-mc/core'

/** One call of a chat model, as LangChain reported it. */
export interface ModelUseEvent {
  readonly type: 'model-use'
  /** Named step of the loop that made the call, such as `generate`. */
  readonly step: string
  /** Name of the call, such as `action` or `curriculum-answer`; absent when it has none. */
  readonly role?: string
  /** Name of the task in work; absent while one is chosen. */
  readonly task?: string
  /** Absent when the client does not say. */
  readonly model?: string
  readonly inputTokens?: number
  readonly outputTokens?: number
  /** Input tokens that the provider had kept; absent for none. */
  readonly cachedTokens?: number
  /** True when the provider did not count and the tokens are estimated from the texts. */
  readonly isEstimated?: boolean
  /** Kind of the failure of a call without a reply, `aborted` when nobody waited for it; absent when there was one. */
  readonly failure?: ModelFaultKind | 'aborted'
  /** Reason why the reply is not whole; absent when it is. */
  readonly cut?: ReplyCut
  /** Sentences for the user about this call; absent when there is nothing to say. */
  readonly notice?: string
  /** Number of its prompt and reply, where texts are kept; absent when they are not. */
  readonly exchange?: number
  /** US dollars; absent when the price table does not know the model. */
  readonly costUsd?: number
}
