import type { GameEvent } from '@voyager-mc/core'

/** Commands sent by power; powers that were not used are absent. */
export type OperatorUses = Readonly<Record<string, number>>

/** Counts the commands among the events of a step. */
export function countOperatorUses(events: readonly GameEvent[]): OperatorUses {
  const uses: Record<string, number> = {}
  for (const event of events) {
    if (event.type === 'operator-command') uses[event.power] = (uses[event.power] ?? 0) + 1
  }
  return uses
}
