import type { GameEvent, ItemCounts } from '@voyager-mc/core'
import type { LifeDeath } from './life-record.ts'
import { minuteOf, wholePlace } from './world-minute.ts'

/** Ticks within which the inventory shows what a death has cost. */
const lossTicks = 2
/** A quarter of an hour of the world, in which one may be back where it lies. */
const returnTicks = 15 * 1200

/** Deaths among events, with what they cost and what of it was picked up soon; all ticks are of the life. */
export function deathsOf(
  events: readonly GameEvent[],
  { dimension, later }: { readonly dimension: string; readonly later: readonly GameEvent[] },
): readonly LifeDeath[] {
  let there = dimension
  return events.flatMap((event, index): readonly LifeDeath[] => {
    if (event.type === 'dimension-change') there = event.dimension
    if (event.type !== 'death') return []
    const after = events.slice(index + 1)
    const lost = lossOf(event.tick, after)
    const picked = [...after, ...later].flatMap((found) =>
      found.type === 'item-change' &&
      found.source === 'pickup' &&
      found.tick - event.tick <= returnTicks &&
      lost[found.item] !== undefined
        ? [found.item]
        : [],
    )
    return [
      {
        minute: minuteOf(event.tick),
        cause: event.cause ?? 'nobody knows',
        place: wholePlace(event.position),
        dimension: there,
        lost,
        pickedUp: [...new Set(picked)],
      },
    ]
  })
}

// What was carried is missing at once; what was worn stands in the error alone, which names twelve kinds.
function lossOf(tick: number, after: readonly GameEvent[]): ItemCounts {
  const soon = after.filter((event) => event.tick - tick <= lossTicks)
  const lost: Record<string, number> = {}
  for (const event of soon)
    if (event.type === 'item-change' && event.delta < 0)
      lost[event.item] = (lost[event.item] ?? 0) - event.delta
  const error = soon.find((event) => event.type === 'error')
  const [, told = ''] = / and lost ([^;]*);/.exec(error?.message ?? '') ?? []
  for (const [, item = '', count] of told.matchAll(/(\w+) (\d+)/g)) lost[item] ??= Number(count)
  return lost
}
