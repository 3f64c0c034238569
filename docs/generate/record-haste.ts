import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { LifeFacts } from './life-record.ts'
import { eventsOfLife } from './record-life.ts'

/** Blocks in a tick from which on no hand keeps up, however fast it clicks. */
const manyBlocks = 2

/** Counts how many blocks were placed within one tick: the most, and in how many ticks it was more than one. */
export function recordHaste(events: readonly VoyagerEvent[]): LifeFacts['placedAtOnce'] {
  const cells = new Map<number, Set<string>>()
  for (const event of eventsOfLife(events)) {
    if (event.type !== 'block-place') continue
    const { x, y, z } = event.position
    const placed = cells.get(event.tick) ?? new Set()
    // One block may be told more than once.
    cells.set(event.tick, placed.add(`${x} ${y} ${z}`))
  }
  const counts = [...cells.values()].map(({ size }) => size)
  return { most: Math.max(0, ...counts), ticks: counts.filter((count) => count >= manyBlocks).length }
}
