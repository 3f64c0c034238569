import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { Home } from '@voyager-mc/voyager/home'
import { loadRunState } from '@voyager-mc/voyager/journal'
import { sqliteWorldStore } from '@voyager-mc/world'

/** Events whose records take the world along. */
export const boundaries = ['run-start', 'step-end', 'environment-restore'] as const

/** Whether the record of an event takes the world along. */
export function isBoundary(type: VoyagerEvent['type']): boolean {
  return boundaries.some((name) => name === type)
}

/**
 * Holds the embedded world of a home against its journal: it stands at the tick of the last step boundary, which is given,
 * and its player carries what was observed there. Gives faults in words.
 */
export async function worldFaults(
  { database, runStore }: Home,
  tick: number | undefined,
): Promise<readonly string[]> {
  const kept = sqliteWorldStore(database).loadNow()
  const found: unknown = kept === undefined ? undefined : Object(kept.meta).tick
  if (found !== tick) return [`The world is at tick ${String(found)}, the journal at ${String(tick)}.`]
  const { lastObservation } = await loadRunState(runStore)
  if (kept === undefined || lastObservation === undefined) return []
  const [player] = Object.values(kept.players)
  const stacks: readonly ({ readonly name: string; readonly count: number } | null)[] =
    Object(player).inventory
  const carried: Record<string, number> = {}
  for (const stack of stacks) if (stack) carried[stack.name] = (carried[stack.name] ?? 0) + stack.count
  const { inventory, equipment } = lastObservation
  const seen: Record<string, number> = { ...inventory }
  const { hand: _held, ...worn } = equipment
  for (const name of Object.values(worn)) seen[name] = (seen[name] ?? 0) + 1
  return sameCounts(carried, seen)
    ? []
    : [`The world gives ${JSON.stringify(carried)}, the journal has ${JSON.stringify(seen)}.`]
}

function sameCounts(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name])
}
