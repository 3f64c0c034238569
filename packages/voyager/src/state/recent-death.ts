import {
  definedOf,
  type ItemCounts,
  type Observation,
  type RecentDeath,
  type StepResult,
} from '@voyager-mc/core'

/** A death as the run remembers it. */
export interface RememberedDeath extends RecentDeath {
  /** Attempts that had ended when it happened. */
  readonly atAttempt: number
}

/** Attempts after which a death is old news: whoever has not made the lost things again by then can do without. */
const freshAttempts = 8

/** The last death of a step with everything that was held; undefined when nobody died. */
export function deathOf(
  { events }: StepResult,
  { held, attempts }: { readonly held: ItemCounts; readonly attempts: number },
): RememberedDeath | undefined {
  const death = events.findLast((event) => event.type === 'death')
  if (death === undefined) return undefined
  const carried: Record<string, number> = { ...held }
  for (const event of events) {
    if (event === death) break
    if (event.type !== 'item-change') continue
    // A server may take everything away before it tells of the death.
    if (event.delta > 0 || event.tick < death.tick - dyingTicks) carried[event.item] = event.total
  }
  const lost = Object.fromEntries(Object.entries(carried).filter(([, count]) => count > 0))
  const { position, cause } = death
  return { position, lost, atAttempt: attempts, ...definedOf({ cause }) }
}

/**
 * A death without what was made or fetched again in a step: it is no loss any more, also when it is used up later. Of a stack
 * the most of it counts as all.
 */
export function withoutRegained(
  death: RememberedDeath,
  { observation, events }: StepResult,
): RememberedDeath {
  const most = new Map(Object.entries(observation.inventory))
  for (const event of events)
    if (event.type === 'item-change') most.set(event.item, Math.max(event.total, most.get(event.item) ?? 0))
  const lost = Object.entries(death.lost).filter(([item, count]) => (most.get(item) ?? 0) < count * enough)
  return { ...death, lost: Object.fromEntries(lost) }
}

/** Share of a loss that makes up for it. */
const enough = 0.75

/** Ticks before the news of a death in which what is held may be gone already. */
const dyingTicks = 20

/** The observation with the last death, unless that is long ago or everything it cost is held again. */
export function withRecentDeath(
  observation: Observation,
  { recentDeath: death, attempts }: { readonly recentDeath?: RememberedDeath; readonly attempts: number },
): Observation {
  if (death === undefined || attempts - death.atAttempt > freshAttempts) return observation
  const { atAttempt, ...told } = death
  const { inventory } = observation
  const lost = Object.fromEntries(
    Object.entries(death.lost).filter(([item, count]) => (inventory[item] ?? 0) < count),
  )
  // The attempt it happened in ends afterwards.
  const isNews = attempts - atAttempt <= 1
  return isNews || Object.keys(lost).length > 0
    ? { ...observation, recentDeath: { ...told, lost } }
    : observation
}
