import { expect, test } from 'vitest'
import { fitsTopics } from './fits-topics.ts'

const shear = { name: 'shearAnimal', topics: ['shear', 'wool'] }

test.each([
  ['Shear 1 sheep', true],
  ['Collect 3 white_wool', true],
  ['Get wool by shearing', true],
  ['SHEARS are needed', true],
  ['await shearAnimal(bot)', true],
  ['Mine 1 wood log', false],
  ['shearwaters fly here', false],
  ['', false],
])('%j: %s', (text, fits) => {
  expect(fitsTopics(shear, text)).toBe(fits)
})

test('without topics only the name fits', () => {
  expect(fitsTopics({ name: 'rest' }, 'take a rest')).toBe(true)
  expect(fitsTopics({ name: 'rest' }, 'sit down')).toBe(false)
})

test('words that only contain a topic or a name do not fit', () => {
  expect(fitsTopics({ name: 'lootContainer', topics: ['chest'] }, 'Equip 1 iron chestplate')).toBe(false)
  expect(fitsTopics({ name: 'lootContainer', topics: ['chest'] }, 'Craft 1 iron_chestplate')).toBe(false)
  expect(fitsTopics({ name: 'shoot', topics: ['bow'] }, 'overshoot the bowl')).toBe(false)
  expect(fitsTopics({ name: 'lootContainer', topics: ['chest'] }, 'Look into the chests')).toBe(true)
})
