import type { GameEvent, ItemCounts, Observation, StepResult } from '@voyager-mc/core'
import type { LifeArrival, LifeStep } from './life-record.ts'
import { deathsOf } from './record-deaths.ts'
import { recordMoments } from './record-moments.ts'
import { minuteOf, tenths, wholePlace } from './world-minute.ts'

/** A step and the situation in which it began. */
export interface RecordStepOptions {
  /** Ticks of the world before it. */
  readonly ticks: number
  readonly before: Observation
  /** Things that happened after it, with their ticks from the beginning of the life. */
  readonly later: readonly GameEvent[]
}

/** Keeps of a step what a reader can follow: place and state, what came of it, and every call of a primitive as a count. */
export function recordStep(step: StepResult, { ticks, before, later }: RecordStepOptions): LifeStep {
  const { observation, outcome, events: told } = step
  const events = told.map((event) => ({ ...event, tick: ticks + event.tick }))
  const dimension = before.dimension ?? 'overworld'
  const deaths = deathsOf(events, { dimension, later })
  const arrivals = events.flatMap((event): readonly LifeArrival[] =>
    event.type === 'dimension-change' ? [{ minute: minuteOf(event.tick), dimension: event.dimension }] : [],
  )
  const moments = recordMoments(events, { dimension, health: before.health })
  const error = events.findLast((event) => event.type === 'error')
  return {
    minutes: minuteOf(observation.elapsedTicks),
    outcome: outcome.status,
    ...(error && { error: error.message.split('\n')[0] ?? '' }),
    place: wholePlace(observation.position),
    dimension: observation.dimension ?? 'overworld',
    health: tenths(observation.health),
    food: observation.food,
    gained: moreThan(before.inventory, observation.inventory),
    made: sumOf(events.flatMap(madeBy)),
    killed: sumOf(events.flatMap((event) => (event.type === 'creature-kill' ? [[event.creature, 1]] : []))),
    calls: callsOf(events),
    ...(deaths.length > 0 && { deaths }),
    ...(arrivals.length > 0 && { arrivals }),
    ...(moments.length > 0 && { moments }),
  }
}

function moreThan(before: ItemCounts, after: ItemCounts): ItemCounts {
  const differences = Object.entries(after).map(
    ([item, count]) => [item, count - (before[item] ?? 0)] as const,
  )
  return Object.fromEntries(differences.filter(([, difference]) => difference > 0))
}

type Counted = readonly [name: string, count: number]

function sumOf(counts: readonly Counted[]): ItemCounts {
  const sums: Record<string, number> = {}
  for (const [name, count] of counts) sums[name] = (sums[name] ?? 0) + count
  return sums
}

/** Item and count that a call says it made, by the names under which its detail tells them. */
const makers: Readonly<Record<string, readonly [item: string, count?: string]>> = {
  craftItem: ['item', 'gained'],
  smeltItem: ['output', 'smelted'],
  brewPotion: ['potion', 'count'],
  enchantItem: ['made'],
}

const products: Readonly<Record<string, (item: string) => string>> = {
  brewPotion: (potion) => `potion of ${potion}`,
  enchantItem: (item) => `enchanted ${item}`,
}

function madeBy(event: GameEvent): readonly Counted[] {
  if (event.type !== 'primitive-result') return []
  const { primitive, status, detail } = event
  const [itemField, countField] = makers[primitive] ?? []
  const item = itemField === undefined ? undefined : detail[itemField]
  if (typeof item !== 'string') return []
  const count = countField === undefined ? Number(status === 'succeeded') : Number(detail[countField])
  return count > 0 ? [[products[primitive]?.(item) ?? item, count]] : []
}

function callsOf(events: readonly GameEvent[]): LifeStep['calls'] {
  const calls: Record<string, [succeeded: number, failed: number]> = {}
  for (const event of events) {
    if (event.type !== 'primitive-result') continue
    const count = (calls[event.primitive] ??= [0, 0])
    count[event.status === 'succeeded' ? 0 : 1] += 1
  }
  return calls
}
