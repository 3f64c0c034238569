import type { Clock, OwnedChest, Random } from '@voyager-mc/core'
import type { KnownLand } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import type { UntimedEvent } from '../bot/untimed-event.ts'
import type { OperatorConsole } from '../operator/operator-console.ts'

/** Everything a primitive works with during one step. */
export interface PrimitiveContext {
  readonly bot: Bot
  /** Aborted when the step ends, for whatever reason. */
  readonly signal: AbortSignal
  readonly clock: Clock
  /** Time of the clock at which the program is stopped; absent where it has no limit. */
  readonly deadlineMs?: number
  readonly random: Random
  /** The only way to powers a survival player lacks. */
  readonly operator: OperatorConsole
  /** Soft failures so far in this step, by primitive. */
  readonly failures: Map<string, number>
  /** Places the agent remembers and land nobody has looked at; absent where nothing is remembered. */
  readonly land?: KnownLand
  /** Chests that nothing may be taken out of; absent where every chest is open. */
  readonly othersChests?: readonly OwnedChest[]
  /** Items that the step is about, which are not thrown away; absent where nobody says. */
  readonly keeps?: readonly string[] | undefined
  /** Folder of schematic files; absent where there is none. */
  readonly schematics?: string
  /** Told of each station that is set down to work at; absent where nobody takes it along again. */
  readonly onSetDown?: (position: Vec3) => void
  /** Writes a line to the program log. */
  readonly say: (text: string) => void
  /** Appends an event to the step; the tick is filled in. */
  readonly emit: (event: UntimedEvent) => void
}
