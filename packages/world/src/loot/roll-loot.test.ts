import { expect, test } from 'vitest'
import { createRandomSource } from '../context/random-source.ts'
import { createItemCatalog } from '../items/create-item-catalog.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { rulesOf } from '../rules/index.ts'
import { lootTable } from './loot-tables.ts'
import { rollLoot, scatter } from './roll-loot.ts'

const names = [
  'simple_dungeon',
  'nether_bridge',
  'stronghold_corridor',
  'bastion_other',
  'end_city_treasure',
  'end_city_ship',
] as const
const versions = ['1.16.5', '1.19.4', '1.21.4']
const optionsOf = (version: string, seed: number) => {
  const registry = loadRegistry(version)
  const items = createItemCatalog(registry)
  return {
    random: createRandomSource(seed),
    rules: rulesOf(registry),
    hasItem: (name: string) => items.has(name),
  }
}

test.each(versions)('chests hold items of %s within the bounds of their tables', (version) => {
  const options = optionsOf(version, 4)
  for (const name of names) {
    const entries = lootTable(name).flatMap((pool) => pool.entries)
    for (let chest = 0; chest < 200; chest += 1) {
      for (const stack of rollLoot(name, options)) {
        expect(options.hasItem(stack.name), stack.name).toBe(true)
        const item = stack.name === 'enchanted_book' ? 'book' : stack.name
        const entry = entries.find(([, listed]) => listed === item)
        expect(stack.count).toBeGreaterThanOrEqual(entry?.[2] ?? 1)
        expect(stack.count).toBeLessThanOrEqual(entry?.[3] ?? entry?.[2] ?? 1)
        if (item === 'book') expect(stack.enchantments?.length).toBeGreaterThan(0)
      }
    }
  }
})

test('saddles lie in as many fortress chests as their weight says', () => {
  const options = optionsOf('1.19.4', 9)
  const rolls = Array.from({ length: 2000 }, () => rollLoot('nether_bridge', options)).flat()
  const share = rolls.filter(({ name }) => name === 'saddle').length / rolls.length
  // 10 of 73 by weight, some more stacks come of the armour trims' pool in newer versions only.
  expect(share).toBeGreaterThan(0.12)
  expect(share).toBeLessThan(0.16)
})

test('the same seed fills a chest in the same way, and nothing is lost on the way to its slots', () => {
  const roll = () => {
    const options = optionsOf('1.19.4', 21)
    return scatter(rollLoot('simple_dungeon', options), { size: 27, random: options.random })
  }
  const slots = roll()
  expect(roll()).toEqual(slots)
  expect(slots).toHaveLength(27)
  const { random, ...rest } = optionsOf('1.19.4', 21)
  expect(slots.filter(Boolean)).toHaveLength(rollLoot('simple_dungeon', { random, ...rest }).length)
})
