import { expect, test } from 'vitest'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { areCompatible, fitsAtTable, rulesOf } from '../rules/index.ts'
import { enchantingOffers } from './enchanting-offers.ts'

const rules = rulesOf(loadRegistry('1.19.4'))
const ruleOf = (name: string) => {
  const rule = rules.find((each) => each.name === name)
  if (!rule) throw new Error(`No ${name}.`)
  return rule
}
const offer = (name: string, bookshelves: number, seed = 1) =>
  enchantingOffers({ stack: { name, count: 1 }, bookshelves, seed, rules })
const seeds = Array.from({ length: 200 }, (_, index) => index * 7919)

test('the same seed makes the same offers, and another one others', () => {
  expect(offer('diamond_sword', 15)).toEqual(offer('diamond_sword', 15))
  expect(offer('diamond_sword', 15)).not.toEqual(offer('diamond_sword', 15, 99))
})

test('fifteen shelves lift the last offer to level 30, none keep it at 8 or below', () => {
  for (const seed of seeds) {
    expect(offer('diamond_pickaxe', 15, seed)[2]?.level).toBe(30)
    expect(offer('diamond_pickaxe', 0, seed)[2]?.level ?? 0).toBeLessThanOrEqual(8)
    expect(offer('diamond_pickaxe', 40, seed)).toEqual(offer('diamond_pickaxe', 15, seed))
  }
})

test.each([
  'diamond_sword',
  'iron_pickaxe',
  'golden_boots',
  'leather_helmet',
  'bow',
  'trident',
  'fishing_rod',
])('enchantments on a %s fit it, stay within their levels and go together', (item) => {
  for (const seed of seeds) {
    for (const made of offer(item, 15, seed)) {
      const names = (made?.enchantments ?? []).map(({ name }) => name)
      for (const { name, level } of made?.enchantments ?? []) {
        expect(fitsAtTable(item, ruleOf(name)), name).toBe(true)
        expect(level).toBeLessThanOrEqual(ruleOf(name).maxLevel)
      }
      for (const [index, name] of names.entries())
        for (const other of names.slice(index + 1))
          expect(areCompatible(ruleOf(name), ruleOf(other)), `${name} ${other}`).toBe(true)
    }
  }
})

test('nothing is offered for stone, stacks and what is enchanted already', () => {
  const enchantments = [{ name: 'efficiency', level: 1 }]
  expect(offer('stone', 15)).toEqual([])
  const stacks = [
    { name: 'book', count: 2 },
    { name: 'iron_axe', count: 1, enchantments },
  ]
  for (const stack of stacks) expect(enchantingOffers({ stack, bookshelves: 15, seed: 1, rules })).toEqual([])
})

test('gold takes more than diamond', () => {
  const strength = (item: string): number =>
    seeds.reduce((sum, seed) => sum + (offer(item, 15, seed)[2]?.enchantments.length ?? 0), 0)
  expect(strength('golden_pickaxe')).toBeGreaterThan(strength('diamond_pickaxe'))
})
