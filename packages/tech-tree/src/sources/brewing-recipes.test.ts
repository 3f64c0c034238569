import { expect, test } from 'vitest'
import { brewablePotions, brewingSteps } from './brewing-recipes.ts'

const ingredients = (potion: string, form: 'potion' | 'splash_potion' | 'lingering_potion' = 'potion') =>
  brewingSteps({ potion, form })?.map(({ ingredient }) => ingredient)

test.each([
  ['fire_resistance', 'potion', ['nether_wart', 'magma_cream']],
  ['long_fire_resistance', 'potion', ['nether_wart', 'magma_cream', 'redstone']],
  [
    'strong_healing',
    'splash_potion',
    ['nether_wart', 'glistering_melon_slice', 'glowstone_dust', 'gunpowder'],
  ],
  ['weakness', 'splash_potion', ['fermented_spider_eye', 'gunpowder']],
  ['water', 'lingering_potion', ['gunpowder', 'dragon_breath']],
  ['long_invisibility', 'potion', ['nether_wart', 'golden_carrot', 'fermented_spider_eye', 'redstone']],
  ['water', 'potion', []],
] as const)('%s as %s takes its ingredients in order', (potion, form, expected) => {
  expect(ingredients(potion, form)).toEqual(expected)
})

test.each(['luck', 'strong_fire_resistance', 'long_healing', 'long_luck', 'coffee', '', 'toString', 'long_'])(
  'no stand makes %s',
  (potion) => {
    expect(brewingSteps({ potion, form: 'potion' })).toBeUndefined()
  },
)

test('each step goes on with what the one before made, and every brewable potion has steps', () => {
  for (const potion of brewablePotions()) {
    const steps = brewingSteps({ potion, form: 'lingering_potion' }) ?? []
    expect(steps[0]?.from).toEqual({ potion: 'water', form: 'potion' })
    expect(steps.at(-1)?.to).toEqual({ potion, form: 'lingering_potion' })
    for (const [index, step] of steps.slice(1).entries()) expect(step.from).toEqual(steps[index]?.to)
  }
  expect(brewablePotions()).toHaveLength(18 + 13 + 9)
})
