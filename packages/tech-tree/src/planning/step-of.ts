import type { ItemCounts } from '@voyager-mc/core'
import type { PlanStep } from '../contract/plan.ts'
import { isDeed, type Way } from '../contract/way.ts'

export interface StepDetail {
  readonly tool: string | undefined
  readonly fuel: { readonly item: string; readonly count: number } | undefined
}

/** A plan step that repeats a way. */
export function stepOf(
  way: Way,
  acts: number,
  { tool, fuel }: StepDetail,
): Exclude<PlanStep, { readonly type: 'place' | 'travel' }> {
  const count = Math.max(1, Math.floor(way.yields * acts + 1e-9))
  const { item } = way
  const withTool = tool === undefined ? {} : { tool }
  const returns = way.returns === undefined ? {} : { returns: times(way.returns, acts) }
  const inputs = times(way.inputs, acts)
  const { type } = way
  if (type === 'mine') {
    const enchanted = way.enchantment && { enchantment: way.enchantment, inputs }
    return { type, item, count, blocks: way.blocks, acts, ...withTool, ...enchanted }
  }
  if (type === 'kill') return { type, item, count, mob: way.mob, acts }
  if (type === 'smelt') {
    const burnt = { fuel: fuel?.item ?? '', fuelCount: fuel?.count ?? 0 }
    return { type, item, count, input: way.input, ...burnt, station: 'furnace' }
  }
  if (type === 'craft' || type === 'smith') {
    const station = way.station === undefined ? {} : { station: way.station }
    return { type, item, count, acts, inputs, ...returns, ...station }
  }
  return { type, item, count, acts, inputs, ...returns, ...withTool, on: placeOf(way) }
}

function placeOf(way: Exclude<Way, { type: 'mine' | 'kill' | 'smelt' | 'craft' | 'smith' }>): string {
  if (isDeed(way)) return way.on
  switch (way.type) {
    case 'fish':
      return 'water'
    case 'barter':
      return 'piglin'
    case 'farm':
      return way.crop
    case 'use':
      return way.on
    case 'trade':
      return way.profession
    case 'loot':
      return way.structure
  }
}

function times(counts: ItemCounts, factor: number): ItemCounts {
  return Object.fromEntries(Object.entries(counts).map(([item, count]) => [item, count * factor]))
}
