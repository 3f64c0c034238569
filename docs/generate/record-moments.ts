import type { GameEvent, PrimitiveResultEvent } from '@voyager-mc/core'
import type { LifeMoment } from './life-record.ts'
import { minuteOf, tenths, wholePlace } from './world-minute.ts'

/** Longest pause within one healing: a heart comes every four seconds at the slowest. */
const healingTicks = 100
/** Parts of a result that tell what was done. */
const toldFields = ['target', 'mob', 'shots', 'end', 'eaten', 'item', 'message'] as const

/** Everything that happens in the End, harm by harm; health that comes back is one moment until the next harm. */
export function recordMoments(
  events: readonly GameEvent[],
  { dimension, health }: { readonly dimension: string; readonly health: number },
): readonly LifeMoment[] {
  const moments: LifeMoment[] = []
  let isThere = isEnd(dimension)
  let last = health
  let healing: { index: number; tick: number } | undefined
  for (const event of events) {
    const minute = minuteOf(event.tick)
    if (event.type === 'dimension-change') {
      if (isThere || isEnd(event.dimension))
        moments.push({ minute, type: 'arrival', dimension: event.dimension })
      isThere = isEnd(event.dimension)
    }
    const from = last
    if (event.type === 'health-change') last = event.health
    if (!isThere) continue
    if (event.type === 'health-change' && event.health !== from) {
      const open = healing && event.tick - healing.tick <= healingTicks ? moments[healing.index] : undefined
      const isHealing = event.health > from
      if (isHealing && open?.type === 'healing' && healing) {
        moments[healing.index] = { ...open, to: tenths(event.health) }
        healing.tick = event.tick
        continue
      }
      const change = { from: tenths(from), to: tenths(event.health) }
      moments.push(isHealing ? { minute, type: 'healing', ...change } : { minute, type: 'harm', ...change })
      healing = isHealing ? { index: moments.length - 1, tick: event.tick } : undefined
    } else moments.push(...momentOf(event, minute))
  }
  return moments
}

function isEnd(dimension: string): boolean {
  return dimension.endsWith('the_end')
}

function momentOf(event: GameEvent, minute: number): readonly LifeMoment[] {
  if (event.type === 'primitive-result') return [callOf(event, minute)]
  // Results of primitives stand in the log, too.
  if (event.type === 'program-log')
    return /^(Walks out|Threw away)/.test(event.text) ? [{ minute, type: 'say', text: event.text }] : []
  if (event.type === 'death') return [{ minute, type: 'death', cause: event.cause ?? 'nobody knows' }]
  if (event.type !== 'creature-kill') return []
  const { creature, item } = event
  return [{ minute, type: 'kill', creature, ...(item !== undefined && { item }) }]
}

function callOf({ primitive, status, detail }: PrimitiveResultEvent, minute: number): LifeMoment {
  const told = toldFields.flatMap((field) => (detail[field] === undefined ? [] : [[field, detail[field]]]))
  const place = placeIn(detail['position'])
  return {
    minute,
    type: 'call',
    primitive,
    status,
    detail: Object.fromEntries(told),
    ...(place !== undefined && { place }),
  }
}

/** The whole blocks of a place, when a result tells one. */
function placeIn(told: unknown): ReturnType<typeof wholePlace> | undefined {
  const [x, y, z] = ['x', 'y', 'z'].map((axis): unknown => Reflect.get(Object(told), axis))
  return typeof x === 'number' && typeof y === 'number' && typeof z === 'number'
    ? wholePlace({ x, y, z })
    : undefined
}
