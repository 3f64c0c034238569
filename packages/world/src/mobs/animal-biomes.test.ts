import { expect, test } from 'vitest'
import { animalsOf, herdOf } from './animal-biomes.ts'

const share = (biome: string, name: string): number => {
  const all = animalsOf(biome)
  return all.filter((animal) => animal === name).length / all.length
}

test.each([
  ['plains', 'donkey'],
  ['savanna', 'donkey'],
  ['jungle', 'parrot'],
  ['lush_caves', 'axolotl'],
  ['lukewarm_ocean', 'tropical_fish'],
  ['lukewarm_ocean', 'pufferfish'],
  ['lukewarm_ocean', 'dolphin'],
  ['nether_wastes', 'strider'],
  ['crimson_forest', 'strider'],
  ['warped_forest', 'strider'],
  ['soul_sand_valley', 'strider'],
])('%s have a %s', (biome, name) => expect(animalsOf(biome)).toContain(name))

test('donkeys are rarer than horses and far rarer than cows', () => {
  expect(share('plains', 'donkey')).toBeLessThan(share('plains', 'horse'))
  expect(share('plains', 'donkey')).toBeLessThan(share('plains', 'cow') / 3)
})

test('cold shores have no fish of the tropics', () => {
  expect(animalsOf('ocean')).not.toContain('tropical_fish')
  expect(animalsOf('river')).not.toContain('pufferfish')
})

test('striders come by ones and twos, cows by twos to fours', () => {
  expect(herdOf('strider')).toEqual({ minimum: 1, maximum: 2 })
  expect(herdOf('cow')).toEqual({ minimum: 2, maximum: 4 })
})
