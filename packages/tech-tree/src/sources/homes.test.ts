import { expect, test } from 'vitest'
import { homeOf } from './homes.ts'

test.each([
  ['crimson_stem', 'crimson_forest'],
  ['weeping_vines', 'crimson_forest'],
  ['twisting_vines', 'warped_forest'],
  ['basalt', 'soul_sand_valley'],
  ['soul_soil', 'soul_sand_valley'],
  ['soul_sand', undefined],
  ['netherrack', undefined],
])('%s is of the Nether, and of this biome there: %s', (block, biome) => {
  expect(homeOf(block)?.dimension).toBe('the_nether')
  expect(homeOf(block)?.biome).toBe(biome)
})
