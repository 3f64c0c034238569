import { expect, test } from 'vitest'
import { brew, isBrewingIngredient } from './brewing-rules.ts'
import { potionNames } from './potion-names.ts'

const chain = (...ingredients: readonly string[]) => {
  let bottle: ReturnType<typeof brew> = { name: 'potion', potion: 'water' }
  for (const ingredient of ingredients) bottle = bottle && brew(bottle, ingredient)
  return bottle && `${bottle.name} ${bottle.potion}`
}

test.each([
  [['nether_wart'], 'potion awkward'],
  [['nether_wart', 'magma_cream'], 'potion fire_resistance'],
  [['nether_wart', 'magma_cream', 'redstone'], 'potion long_fire_resistance'],
  [['nether_wart', 'sugar', 'glowstone_dust'], 'potion strong_swiftness'],
  [['nether_wart', 'golden_carrot', 'redstone', 'fermented_spider_eye'], 'potion long_invisibility'],
  [['nether_wart', 'spider_eye', 'glowstone_dust', 'fermented_spider_eye'], 'potion strong_harming'],
  [['nether_wart', 'spider_eye', 'redstone', 'fermented_spider_eye'], 'potion harming'],
  [['fermented_spider_eye', 'gunpowder'], 'splash_potion weakness'],
  [['nether_wart', 'ghast_tear', 'gunpowder', 'dragon_breath'], 'lingering_potion regeneration'],
  [['sugar'], 'potion mundane'],
  [['glowstone_dust'], 'potion thick'],
])('%j make %s', (ingredients, made) => {
  expect(chain(...ingredients)).toBe(made)
  for (const ingredient of ingredients) expect(isBrewingIngredient(ingredient)).toBe(true)
})

test.each([
  [['golden_carrot']],
  [['nether_wart', 'nether_wart']],
  [['nether_wart', 'glistering_melon_slice', 'redstone']],
  [['nether_wart', 'magma_cream', 'glowstone_dust']],
  [['nether_wart', 'sugar', 'glowstone_dust', 'redstone']],
  [['nether_wart', 'sugar', 'glowstone_dust', 'fermented_spider_eye']],
  [['dragon_breath']],
  [['gunpowder', 'gunpowder']],
])('%j make nothing', (ingredients) => {
  expect(chain(...ingredients)).toBeUndefined()
})

test('potions stand at their numbers in the registry', () => {
  const numbers = ['water', 'awkward', 'night_vision', 'long_swiftness', 'strong_healing', 'slow_falling']
  expect(numbers.map((name) => potionNames.indexOf(name))).toEqual([0, 3, 4, 14, 25, 40])
  expect(isBrewingIngredient('stone')).toBe(false)
})
