import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { LifeFacts } from './life-record.ts'
import { eventsOfLife } from './record-life.ts'
import { minuteOf, tenths } from './world-minute.ts'

const fullHealth = 20

/** Items held for the first time, and the least health of each minute. */
export function recordCurves(events: readonly VoyagerEvent[]): Pick<LifeFacts, 'firsts' | 'health'> {
  const firsts = new Map<string, number>()
  const health: number[] = []
  let last = fullHealth
  for (const event of eventsOfLife(events)) {
    const minute = minuteOf(event.tick)
    const index = Math.floor(minute)
    while (health.length <= index) health.push(tenths(last))
    if (event.type === 'item-change' && event.delta > 0 && !firsts.has(event.item))
      firsts.set(event.item, minute)
    if (event.type !== 'health-change') continue
    last = event.health
    health[index] = tenths(Math.min(health[index] ?? last, last))
  }
  return { firsts: [...firsts].map(([item, minute]) => [minute, item]), health }
}
