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
  switch (way.type) {
    case 'mine':
      return {
        type: 'mine',
        item,
        count,
        blocks: way.blocks,
        acts,
        ...withTool,
        ...(way.enchantment && { enchantment: way.enchantment, inputs }),
      }
    case 'kill':
      return { type: 'kill', item, count, mob: way.mob, acts }
    case 'smelt':
      return {
        type: 'smelt',
        item,
        count,
        input: way.input,
        fuel: fuel?.item ?? '',
        fuelCount: fuel?.count ?? 0,
        station: 'furnace',
      }
    case 'craft':
    case 'smith': {
      const station = way.station === undefined ? {} : { station: way.station }
      return { type: way.type, item, count, acts, inputs, ...returns, ...station }
    }
    default:
      return { type: way.type, item, count, acts, inputs, ...returns, ...withTool, on: placeOf(way) }
  }
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
