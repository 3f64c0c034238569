import type { GameData } from '../sources/load-game-data.ts'
import { smeltingPatterns, smeltingRecipes } from '../sources/smelting-recipes.ts'
import type { SmeltWay } from '../contract/way.ts'

/** A furnace takes 10 seconds for one item. */
const smeltEffort = 10

/** Everything a furnace can make in the version; fuel is added by the planner. */
export function smeltWays({ items }: GameData): readonly SmeltWay[] {
  return [...items.keys()].flatMap((input) => {
    const item = smeltingResult(input)
    if (item === undefined || !items.has(item)) return []
    return [
      {
        type: 'smelt',
        item,
        input,
        yields: 1,
        inputs: { [input]: 1 },
        tools: [],
        station: 'furnace',
        effort: smeltEffort,
      },
    ]
  })
}

/** Result of smelting the item in a furnace; undefined when there is none. */
export function smeltingResult(input: string): string | undefined {
  return (
    smeltingRecipes[input] ?? smeltingPatterns.find((pattern) => pattern.input.test(input))?.output(input)
  )
}
