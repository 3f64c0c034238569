import { expect, test } from 'vitest'
import { fuelBurnTicks } from './fuel-burn-ticks.ts'

test.for<[string, number | undefined]>([
  ['coal', 1600],
  ['oak_planks', 300],
  ['birch_log', 300],
  ['oak_slab', 150],
  ['stick', 100],
  ['crimson_planks', undefined],
  ['cobblestone', undefined],
  ['stone_slab', undefined],
  ['iron_trapdoor', undefined],
  ['nether_brick_fence', undefined],
])('%s burns %s ticks', ([name, ticks]) => {
  expect(fuelBurnTicks(name)).toBe(ticks)
})
