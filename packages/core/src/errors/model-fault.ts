/** Kind of a failed call of a model; the groups are those that pass by themselves, those of this request, and those of the set-up. */
export type ModelFaultKind =
  | 'unreachable'
  | 'time-out'
  | 'rate-limit'
  | 'server-error'
  | 'unreadable'
  | 'context-length'
  | 'content-policy'
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'quota'
  | 'certificate'

/** A failed call of a model, as far as its client tells. */
export interface ModelFault {
  readonly kind: ModelFaultKind
  /** `wait` passes by itself, `request` is the fault of this one request, `setup` needs a person. */
  readonly remedy: 'wait' | 'request' | 'setup'
  /** HTTP status; absent when there was no answer. */
  readonly status?: number
  /** Pause the server asks for, in milliseconds; absent when it asks for none. */
  readonly retryAfterMs?: number
}
