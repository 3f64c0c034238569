/** Tries and pauses after a fault; every number is per fault. */
export interface RecoveryPolicy {
  /** Soft resets after the world was lost. */
  readonly environmentTries: number
  /** Time from the first failure of a model to the last try, in milliseconds; what no wait mends ends at once. */
  readonly modelPatienceMs: number
  /** Further calls of a role that threw. */
  readonly roleRetries: number
  /** Further writes of a store that failed. */
  readonly storeRetries: number
  /** First pause, in milliseconds; each next one is twice as long. */
  readonly firstDelayMs: number
  /** Longest pause, in milliseconds. */
  readonly longestDelayMs: number
  /** Tasks in a row that a broken role may cost before the run ends. */
  readonly abandonedTasks: number
  /** Attempts in a row with a death that count as a death loop. */
  readonly deathsInARow: number
  /** Times a task that keeps failing is sent back to the curriculum per proposal. */
  readonly deferrals: number
  /** Times per run that one resting task is taken on because the curriculum proposes nothing else; then the run ends. */
  readonly repeatedProposals: number
  /** Failures in a row before a task is sent back. */
  readonly failuresBeforeDeferral: number
}

/** Patient enough for a server restart of five minutes and a model outage of ten. */
export const defaultRecoveryPolicy: RecoveryPolicy = {
  environmentTries: 10,
  modelPatienceMs: 600_000,
  roleRetries: 2,
  storeRetries: 3,
  firstDelayMs: 1000,
  longestDelayMs: 60_000,
  abandonedTasks: 3,
  deathsInARow: 5,
  deferrals: 3,
  repeatedProposals: 7,
  failuresBeforeDeferral: 2,
}
