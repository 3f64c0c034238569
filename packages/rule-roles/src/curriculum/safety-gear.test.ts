import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { missingGear } from './safety-gear.ts'

const techTree = createTechTree('1.19.4')
const equipment = {}

test('leather will do as long as nobody can mine iron, and iron is asked for afterwards', () => {
  const early = missingGear({ inventory: { stone_pickaxe: 1 }, equipment }, techTree)
  expect(early).toContain('leather_boots')
  const later = missingGear({ inventory: { iron_pickaxe: 1 }, equipment }, techTree)
  expect(later).toContain('iron_boots')
  expect(later.filter((item) => /^(leather|golden|chainmail|turtle)_/.test(item))).toEqual([])
})

test('a piece that is worn is not missing, whatever it is made of', () => {
  const worn = missingGear({ inventory: { iron_pickaxe: 1 }, equipment: { feet: 'leather_boots' } }, techTree)
  expect(worn.filter((item) => item.endsWith('_boots'))).toEqual([])
})

test('armour is asked for in iron, and in diamond only as something new', () => {
  const missing = missingGear({ inventory: { diamond_pickaxe: 1 }, equipment }, techTree)
  expect(missing).toContain('iron_helmet')
  expect(missing.filter((item) => /^(diamond|netherite)_/.test(item))).toEqual([])
})
