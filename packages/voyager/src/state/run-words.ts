/** Long call that a run belongs to. */
export type RunMode = 'learn' | 'solve' | 'rollout' | 'attempt' | 'decompose'

/** Reason why a run ended: its condition was met, nothing was left to do, or something stopped it. */
export type RunEndReason =
  | 'condition-met'
  | 'done'
  | 'aborted'
  | 'environment-lost'
  | 'model-unavailable'
  | 'budget'
  | 'role-failed'
  | 'death-loop'
