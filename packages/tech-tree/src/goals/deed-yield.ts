import { formatPosition, type Position } from '@voyager-mc/core'
import type { HeldGoal } from '../contract/postcondition.ts'
import { isRecorded } from './carried.ts'
import { creatureYield } from './creature-yield.ts'
import { eventsOf, type Evidence } from './evidence.ts'
import { fortuneOf, mostDrops } from './most-drops.ts'

/** Items that the recorded deeds can have given at most; infinite where no deed was recorded that could be counted. */
export function deedYield(goal: HeldGoal, evidence: Evidence): number {
  if (goal.by === 'creature') return creatureYield(goal, evidence)
  if (!isRecorded(evidence, goal.items)) return Infinity
  if (goal.by === 'mine' || goal.by === 'harvest' || goal.by === 'grow') return dugYield(goal, evidence)
  return goal.by === 'fish' ? caughtYield(goal, evidence) : Infinity
}

/** Decaying leaves drop what breaking them does, so the log that was cut counts for them. */
export function isSource(block: string, from: readonly string[]): boolean {
  if (block === 'unknown' || from.length === 0 || from.includes(block)) return true
  return isDecaying(block, from)
}

function isDecaying(block: string, from: readonly string[]): boolean {
  return block.endsWith('_log') && from.some((name) => name.endsWith('_leaves'))
}

function dugYield({ by, items, from = [] }: HeldGoal, evidence: Evidence): number {
  const fortune = fortuneOf(evidence.before, evidence.after)
  const yieldOf = (block: string): number => {
    if (isDecaying(block, from)) return Infinity
    if (block !== 'unknown') return mostDrops(block, { items, fortune })
    return from.length === 0 ? Infinity : Math.max(...from.map((name) => mostDrops(name, { items, fortune })))
  }
  const digs = by === 'mine' ? foreignDigs(evidence, from) : sourceDigs(evidence, from)
  const dug = digs.reduce((sum, { block }) => sum + yieldOf(block), 0)
  return Math.max(dug, provedYield(evidence, { from, yieldOf }))
}

type Digs = ReturnType<typeof eventsOf<'block-dig'>>

function sourceDigs({ events }: Evidence, from: readonly string[]): Digs {
  return eventsOf(events, 'block-dig').filter(({ block }) => isSource(block, from))
}

/** Digs of blocks that the agent had not set down itself in the same attempt. */
function foreignDigs(evidence: Evidence, from: readonly string[]): Digs {
  const own = new Map<string, string>()
  const counted = new Set<unknown>(sourceDigs(evidence, from))
  return eventsOf(evidence.all, 'block-place', 'block-dig').filter((event): event is Digs[number] => {
    const cell = cellOf(event.position)
    const isOwn = own.get(cell) === event.block
    if (event.type === 'block-place') own.set(cell, event.block)
    else own.delete(cell)
    return event.type === 'block-dig' && !isOwn && counted.has(event)
  })
}

function cellOf({ x, y, z }: Position): string {
  return formatPosition({ x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) })
}

/** Yield of the blocks that control primitives counted; what they count is often recorded dig by dig as well. */
function provedYield(
  { events }: Evidence,
  { from, yieldOf }: { readonly from: readonly string[]; readonly yieldOf: (block: string) => number },
): number {
  let sum = 0
  for (const { primitive, status, detail } of eventsOf(events, 'primitive-result')) {
    const count = primitive === 'mineBlock' ? detail['mined'] : detail['harvested']
    const block = primitive === 'mineBlock' ? detail['block'] : detail['crop']
    if (primitive !== 'mineBlock' && primitive !== 'harvestCrop') continue
    // Without a count the success is all that is known.
    if (typeof count !== 'number') sum += status === 'succeeded' ? Infinity : 0
    else if (typeof block === 'string' && isSource(block, from)) sum += count * yieldOf(block)
  }
  return sum
}

/** Catch by the word of the primitive; a program that fishes by other means leaves no count. */
function caughtYield({ items }: HeldGoal, { events }: Evidence): number {
  const results = eventsOf(events, 'primitive-result').filter(({ primitive }) => primitive === 'fishItem')
  const catches = results.flatMap(({ detail: { gained } }) =>
    typeof gained === 'object' && gained !== null ? [gained] : [],
  )
  if (catches.length === 0) return Infinity
  return catches.reduce(
    (sum, gained) =>
      sum + items.reduce((own, item) => own + Math.max(0, Number(Reflect.get(gained, item) ?? 0)), 0),
    0,
  )
}
