import { expect, test } from 'vitest'
import { loadGameData } from '../../packages/tech-tree/src/sources/load-game-data.ts'
import { expectedDrops } from '../../packages/tech-tree/src/ways/expected-drops.ts'
import { loadRegistry } from '../../packages/world/src/registry/prismarine-loaders.ts'
import { knownMobNames } from '../../packages/world/src/mobs/mob-kinds.ts'
import { blockDrops, mobDrops } from '../../packages/world/src/rules/index.ts'

const version = '1.19.4'
const data = loadGameData(version)
const registry = loadRegistry(version)
const rounds = 4000

/** A repeatable stream of numbers from 0 up to 1. */
function createDice(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x100000000
  }
}

function means(
  drop: () => readonly { readonly name: string; readonly count: number }[],
): Map<string, number> {
  const sums = new Map<string, number>()
  for (let round = 0; round < rounds; round += 1)
    for (const { name, count } of drop()) sums.set(name, (sums.get(name) ?? 0) + count / rounds)
  return sums
}

// The tree plans with averages, the world rolls dice; both stand for the same tables.
const tolerance = (mean: number): number => Math.max(0.06, mean * 0.12)

test('mobs drop in the world what the tech tree expects of them', () => {
  const random = createDice()
  const wrong: string[] = []
  for (const mob of knownMobNames()) {
    const expected = expectedDrops(mob, data.mobs.get(mob) ?? [])
    const found = means(() => mobDrops({ registry, name: mob, random, wool: undefined }))
    for (const item of new Set([...Object.keys(expected), ...found.keys()])) {
      const [tree, world] = [expected[item] ?? 0, found.get(item) ?? 0]
      if (Math.abs(tree - world) > tolerance(world))
        wrong.push(`${mob} ${item}: ${tree} for ${world.toFixed(2)}`)
    }
  }
  expect(wrong).toEqual([])
})

test.each([
  ['redstone_ore', 'iron_pickaxe'],
  ['lapis_ore', 'iron_pickaxe'],
  ['copper_ore', 'iron_pickaxe'],
  ['diamond_ore', 'iron_pickaxe'],
  ['coal_ore', 'iron_pickaxe'],
  ['nether_gold_ore', 'iron_pickaxe'],
  ['nether_quartz_ore', 'iron_pickaxe'],
  ['gilded_blackstone', 'iron_pickaxe'],
  ['gravel', undefined],
  ['glowstone', undefined],
  ['melon', undefined],
  ['sea_lantern', undefined],
  ['oak_leaves', undefined],
  ['jungle_leaves', undefined],
  ['dead_bush', undefined],
  ['red_mushroom_block', undefined],
  ['clay', undefined],
  ['bookshelf', undefined],
])('%s drops in the world what the tech tree expects of it', (block, tool) => {
  const random = createDice()
  const expected = expectedDrops(block, data.blocks.get(block)?.drops ?? [])
  const state = { name: block, properties: {} }
  const found = means(() => blockDrops({ registry, block: state, tool, enchantments: {}, random }))
  for (const item of new Set([...Object.keys(expected), ...found.keys()])) {
    const mean = found.get(item) ?? 0
    expect(Math.abs((expected[item] ?? 0) - mean), `${item} ${expected[item] ?? 0} for ${mean}`).toBeLessThan(
      tolerance(mean),
    )
  }
})
