import type { GameData, GameRecipe } from '../sources/load-game-data.ts'
import type { CraftWay } from '../contract/way.ts'
import type { ItemCounts } from '@voyager-mc/core'

/** Item that stays behind of an ingredient. */
const remainders: Readonly<Record<string, string>> = {
  milk_bucket: 'bucket',
  water_bucket: 'bucket',
  lava_bucket: 'bucket',
  honey_bottle: 'glass_bottle',
  dragon_breath: 'glass_bottle',
}

/** Rough seconds for opening a grid and clicking. */
const craftEffort = 1

/** Every recipe of the version as a way. */
export function craftWays({ recipes }: GameData): readonly CraftWay[] {
  return recipes.filter(isWorthKnowing).map(({ item, yields, inputs, isTooBigForHands }) => ({
    type: 'craft',
    item,
    yields,
    inputs,
    tools: [],
    ...(isTooBigForHands ? { station: 'crafting_table' as const } : {}),
    ...remaindersOf(inputs),
    effort: craftEffort,
  }))
}

function isWorthKnowing({ item, inputs }: GameRecipe): boolean {
  // Dyeing an item into itself gains nothing.
  return inputs[item] === undefined
}

function remaindersOf(inputs: ItemCounts): { readonly returns?: ItemCounts } {
  const returns = Object.entries(inputs).flatMap(([item, count]) => {
    const remainder = remainders[item]
    return remainder === undefined ? [] : [[remainder, count] as const]
  })
  return returns.length === 0 ? {} : { returns: Object.fromEntries(returns) }
}
