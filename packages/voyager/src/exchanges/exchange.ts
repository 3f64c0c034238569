/** Texts of one call of a model. */
export interface Exchange {
  readonly messages: readonly ExchangeMessage[]
  /** Text of the reply; absent when there was none. */
  readonly reply?: string
}

export interface ExchangeMessage {
  /** Such as `system`, `human` or `ai`. */
  readonly role: string
  readonly text: string
}

/** Keeps texts of calls, so that they can be looked up by the number in the event of the call. */
export interface ExchangeStore {
  /** Keeps one and gives its number; undefined when it could not be kept, which ends no run. */
  readonly add: (exchange: Exchange) => number | undefined
}
