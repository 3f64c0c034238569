import { readFileSync } from 'node:fs'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { isSurvivalItem } from '../../bench/yields/is-survival-item.ts'
import { reachableItems } from '../../bench/yields/reachable-items.ts'
import { readWorldSources, type WorldSources } from '../../bench/yields/world-sources.ts'

const version = '1.19.4'
const tree = createTechTree(version)

const nothing: WorldSources = {
  blocks: new Set(),
  creatures: new Set(),
  finds: { loot: new Set(), trade: new Set(), barter: new Set(), fish: new Set() },
}

test('a world without blocks and creatures yields nothing', () => {
  expect([...reachableItems(tree, nothing)]).toEqual([])
})

test('a world of trees, stone and iron yields what is made of them, and nothing of others', () => {
  const blocks = new Set(['oak_log', 'stone', 'cobblestone', 'iron_ore'])
  const items = reachableItems(tree, { ...nothing, blocks })
  for (const item of ['crafting_table', 'furnace', 'iron_pickaxe', 'bucket', 'charcoal'])
    expect(items, item).toContain(item)
  for (const item of ['diamond', 'birch_planks', 'leather', 'bow', 'gold_ingot', 'cactus'])
    expect(items, item).not.toContain(item)
})

test('the embedded world yields at least 900 of the 1,050 survival items', () => {
  const items = reachableItems(tree, readWorldSources(version, [1]))
  const survival = tree.items.filter((item) => isSurvivalItem(item, version))
  expect(survival).toHaveLength(1050)
  const yielded = survival.filter((item) => items.has(item)).length
  expect(yielded).toBeGreaterThanOrEqual(900)
  expect(readFileSync('packages/tech-tree/README.md', 'utf8')).toContain(`for ${yielded} of the 1,050`)
}, 120_000)
