/** Trouble of a worker that loses nothing, and what to do about it. */
export type FleetWarning =
  | {
      readonly type: 'clock-skew'
      /** Seconds that its clock is ahead of the database's; below 0 it is behind. */
      readonly seconds: number
      /** One sentence with the remedy. */
      readonly message: string
    }
  | { readonly type: 'no-notifications'; readonly message: string }

/** State of a worker that may be worth a warning. */
export interface WorkerTrouble {
  readonly name: string
  /** Milliseconds that its clock is ahead of the database's. */
  readonly skewMs: number
  /** Whether a notification that it sent to itself did not arrive. */
  readonly isDeaf: boolean
}

// Clocks that are set over the network differ by some milliseconds; more than this is one that nobody sets.
const longestSkewMs = 5000

/** Warnings about a worker; empty when all is well. */
export function warningsOf({ name, skewMs, isDeaf }: WorkerTrouble): readonly FleetWarning[] {
  const seconds = Math.round(skewMs / 1000)
  const side = seconds > 0 ? 'ahead of' : 'behind'
  const skew: FleetWarning = {
    type: 'clock-skew',
    seconds,
    message:
      `The clock of worker ${name} is ${Math.abs(seconds)} s ${side} the database's; nothing is decided by it, but the times ` +
      'in its logs and journals are wrong until it is set, such as by timedatectl set-ntp true.',
  }
  const deaf: FleetWarning = {
    type: 'no-notifications',
    message:
      `Notifications do not reach worker ${name}, as behind a pooler in transaction mode; it looks for runs every 5 s ` +
      'instead, until its --database names PostgreSQL itself or a pooler in session mode.',
  }
  return [...(Math.abs(skewMs) > longestSkewMs ? [skew] : []), ...(isDeaf ? [deaf] : [])]
}
