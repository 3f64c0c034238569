import type { OperatorPower } from './operator-powers.ts'

/** The one place that sends slash commands: each needs a power the embedder switched on. */
export interface OperatorConsole {
  allows(power: OperatorPower): boolean
  /** Sends `/command` and reports it; throws `InvalidArgumentError` naming the option when not allowed. */
  run(power: OperatorPower, command: string): void
}
