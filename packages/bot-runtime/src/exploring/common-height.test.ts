import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { commonHeight } from './common-height.ts'

const overworld = { techTree: createTechTree('1.19.4'), dimension: 'overworld' }

test.for([
  [['deepslate_diamond_ore', 'diamond_ore'], -50],
  [['iron_ore'], 16],
  [['obsidian'], -54],
] as const)('%j are looked for at height %i', ([names, height]) => {
  expect(commonHeight(names, overworld)).toBe(height)
})

test.for([
  [[]],
  [['oak_log']],
  [['iron_ore', 'village']],
  [['emerald_ore']],
  [['cow']],
  [['ancient_debris']],
] as const)('%j are looked for where one walks', ([names]) => {
  expect(commonHeight(names, overworld)).toBeUndefined()
})

test('debris lies in the Nether, and no ore of the overworld does', () => {
  const nether = { ...overworld, dimension: 'the_nether' }
  expect(commonHeight(['ancient_debris'], nether)).toBe(15)
  expect(commonHeight(['diamond_ore'], nether)).toBeUndefined()
})

test('without a tech tree nobody knows a height', () => {
  expect(commonHeight(['diamond_ore'], { techTree: undefined, dimension: 'overworld' })).toBeUndefined()
})
