import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { blockStateOf, stateIdOf, type BlockProperties } from '../registry/block-state.ts'
import { blockDrops } from './block-drops.ts'

const registry = loadRegistry('1.19.4')

interface Cut {
  readonly tool?: string
  readonly isSilken?: boolean
  readonly properties?: BlockProperties
  readonly roll?: number
}

function dropsOf(name: string, { tool, isSilken = false, properties = {}, roll = 0.5 }: Cut = {}): string {
  const block = blockStateOf(registry, stateIdOf(registry, name, properties) ?? 0)
  const enchantments = isSilken ? { silk_touch: 1 } : {}
  const drops = blockDrops({ registry, block, tool, enchantments, random: () => roll })
  return drops.map((drop) => `${drop.name} ${drop.count}`).join(', ')
}

describe.each(['vine', 'glow_lichen', 'hanging_roots', 'small_dripleaf'])('%s', (name) => {
  // Vines and lichen cling to a side at least.
  const properties = { north: true }

  test('is kept by shears', () => {
    expect(dropsOf(name, { tool: 'shears', properties })).toBe(`${name} 1`)
  })

  test('is lost to a hand and to the touch of silk', () => {
    expect(dropsOf(name, { properties })).toBe('')
    expect(dropsOf(name, { tool: 'diamond_hoe', isSilken: true, properties })).toBe('')
  })
})

test('shears take as much lichen as sides are covered', () => {
  const properties = { up: true, west: true, north: true }
  expect(dropsOf('glow_lichen', { tool: 'shears', properties })).toBe('glow_lichen 3')
})

test.each(['sunflower', 'lilac', 'rose_bush', 'peony'])('the two halves of a %s give one', (name) => {
  expect(dropsOf(name, { properties: { half: 'lower' } })).toBe(`${name} 1`)
  expect(dropsOf(name, { properties: { half: 'upper' } })).toBe('')
})

test('cocoa gives three beans when it is ripe, and one before', () => {
  expect([0, 1, 2].map((age) => dropsOf('cocoa', { properties: { age } }))).toEqual([
    'cocoa_beans 1',
    'cocoa_beans 1',
    'cocoa_beans 3',
  ])
})

test('caps of huge mushrooms give up to two mushrooms, and their stems nothing but to the touch of silk', () => {
  const rolls = [0, 0.7, 0.8, 0.99]
  expect(rolls.map((roll) => dropsOf('red_mushroom_block', { roll }))).toEqual([
    '',
    '',
    'red_mushroom 1',
    'red_mushroom 2',
  ])
  expect(dropsOf('mushroom_stem')).toBe('')
  expect(dropsOf('mushroom_stem', { isSilken: true })).toBe('mushroom_stem 1')
})

test('bamboo and its shoots give bamboo', () => {
  expect([dropsOf('bamboo'), dropsOf('bamboo_sapling')]).toEqual(['bamboo 1', 'bamboo 1'])
})
