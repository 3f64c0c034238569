import { seededRandom } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { createTechTree } from './create-tech-tree.ts'
import { readVersionFiles } from './testing/read-version-files.ts'
import { UnsupportedVersionError } from './errors/unsupported-version-error.ts'
import { simulatePlan } from './planning/simulate-plan.ts'
import { describeStep } from './queries/describe-step.ts'
import type { Surroundings } from './contract/plan.ts'
import type { Station } from './contract/way.ts'
import type { PlanOptions } from './contract/tech-tree.ts'

const tree = createTechTree('1.19.4')

function stepsOf(item: string, options: PlanOptions = {}, count = 1): readonly string[] {
  const plan = tree.plan({ item, count }, options)
  return plan.status === 'planned' ? plan.steps.map(describeStep) : [plan.reason]
}

const near = (name: string): Surroundings => ({
  nearbyBlocks: [{ name, count: 1, nearest: { x: 0, y: 0, z: 0 }, distanceBlocks: 2 }],
})

test.each(['1.16.5', '1.17.1', '1.18.2', '1.19.4', '1.20.1', '1.20.4', '1.21.1', '1.21.4'])(
  'every plan of %s, played on counts, ends with its target',
  (version) => {
    const versionTree = createTechTree(version)
    const failures: string[] = []
    let planned = 0
    for (const item of versionTree.items) {
      const plan = versionTree.plan({ item, count: versionTree.stackSize(item) === 1 ? 1 : 3 })
      if (plan.status === 'refused') continue
      planned += 1
      const end = simulatePlan(plan.steps)
      const held = end.status === 'done' ? (end.inventory[item] ?? 0) : 0
      if (held < plan.target.count) failures.push(item)
      if (end.status === 'done' && Object.values(end.inventory).some((count) => count < 0))
        failures.push(item)
    }
    expect(failures).toEqual([])
    expect(planned).toBeGreaterThan(750)
  },
)

test.each(['1.16.5', '1.19.4', '1.21.4'])(
  'everything that %s lets one craft or smelt has a plan',
  (version) => {
    const versionTree = createTechTree(version)
    const refused = versionTree.items.filter(
      (item) =>
        versionTree.ways(item).some(({ type }) => type === 'craft' || type === 'smelt') &&
        versionTree.plan(item).status === 'refused',
    )
    // Weathered copper needs time, ice and creeper heads need enchantments or luck.
    const unusual = /exposed|weathered|oxidized|_ice$|popped_chorus|creeper_banner|resin|calibrated/
    expect(refused.filter((item) => !unusual.test(item))).toEqual([])
  },
)

test('plans an iron pickaxe from bare hands through every station', () => {
  expect(stepsOf('iron_pickaxe')).toEqual([
    'mine 4 oak_log',
    'craft 16 oak_planks',
    'craft 8 stick',
    'craft 1 crafting_table',
    'place a crafting_table',
    'craft 1 wooden_pickaxe at a crafting_table',
    'mine 3 cobblestone from stone with a wooden_pickaxe',
    'craft 1 stone_pickaxe at a crafting_table',
    'mine 3 raw_iron from iron_ore with a stone_pickaxe',
    'mine 8 cobblestone from stone with a wooden_pickaxe',
    'craft 1 furnace at a crafting_table',
    'place a furnace',
    'smelt 3 raw_iron into iron_ingot with 2 oak_planks',
    'craft 1 iron_pickaxe at a crafting_table',
  ])
})

test('needs no step for what is held', () => {
  expect(stepsOf('stick', { inventory: { stick: 1 } })).toEqual([])
})

test('prefers the wood that is near', () => {
  expect(stepsOf('stick', { world: near('birch_log') })[0]).toBe('mine 1 birch_log')
})

test('prefers what is held over what is near', () => {
  expect(stepsOf('stick', { inventory: { spruce_planks: 2 }, world: near('birch_log') })).toEqual([
    'craft 4 stick',
  ])
})

test('mixes kinds that the game lets mix, where no kind alone is enough', () => {
  const world = near('crafting_table')
  const planks = { oak_planks: 4, birch_planks: 3, acacia_planks: 1 }
  expect(stepsOf('chest', { inventory: planks, world })).toEqual(['craft 1 chest at a crafting_table'])
  expect(tree.plan({ item: 'chest', count: 1 }, { inventory: planks, world })).toMatchObject({
    steps: [{ inputs: planks }],
  })
  const stones = { cobblestone: 5, cobbled_deepslate: 3 }
  expect(stepsOf('furnace', { inventory: stones, world })).toEqual(['craft 1 furnace at a crafting_table'])
})

test('keeps to one kind where that is enough, and where the game does not let kinds mix', () => {
  const world = near('crafting_table')
  const planks = { oak_planks: 3, birch_planks: 8 }
  expect(tree.plan({ item: 'chest', count: 1 }, { inventory: planks, world })).toMatchObject({
    steps: [{ inputs: { birch_planks: 8 } }],
  })
  const inventory = { oak_planks: 3, birch_planks: 3 }
  expect(stepsOf('oak_door', { inventory, world })).not.toEqual(['craft 3 oak_door at a crafting_table'])
  expect(
    stepsOf('white_bed', { inventory: { white_wool: 2, red_wool: 1, oak_planks: 3 }, world }),
  ).not.toEqual(['craft 1 white_bed at a crafting_table'])
})

test('uses a table and a furnace that stand nearby', () => {
  const world = {
    nearbyBlocks: [...(near('furnace').nearbyBlocks ?? []), ...(near('crafting_table').nearbyBlocks ?? [])],
  }
  const steps = stepsOf('iron_pickaxe', { inventory: { raw_iron: 3, stick: 2, coal: 1 }, world })
  expect(steps).toEqual([
    'smelt 3 raw_iron into iron_ingot with 1 coal',
    'craft 1 iron_pickaxe at a crafting_table',
  ])
})

test('makes a second tool when the first breaks', () => {
  const steps = stepsOf('cobblestone', {}, 100)
  expect(steps).toContain('craft 2 wooden_pickaxe at a crafting_table')
})

test('counts the wear of a held tool', () => {
  const options = { inventory: { wooden_pickaxe: 1 }, usesLeft: { wooden_pickaxe: 2 } }
  expect(stepsOf('cobblestone', options, 3)[0]).toBe('mine 2 cobblestone from stone with a wooden_pickaxe')
})

test('takes enough fuel for all items', () => {
  expect(stepsOf('iron_ingot', { inventory: { raw_iron: 20, coal: 10, furnace: 1 } }, 20)).toEqual([
    'place a furnace',
    'smelt 20 raw_iron into iron_ingot with 3 coal',
  ])
})

test.each([
  ['bedrock', 1, 'impossible'],
  ['iron_pikaxe', 1, 'unknown-item'],
  ['', 1, 'unknown-item'],
  ['stick', -1, 'invalid-quantity'],
  ['stick', 0, 'invalid-quantity'],
  ['stick', 2.5, 'invalid-quantity'],
  ['stick', Number.NaN, 'invalid-quantity'],
  ['diamond', 1000, 'too-many'],
])('refuses %s × %d as %s', (item, count, reason) => {
  const refusal = tree.plan({ item, count })
  expect(refusal.status === 'refused' && refusal.reason).toBe(reason)
})

test('says what was probably meant', () => {
  const refusal = tree.plan('iron_pikaxe')
  expect(refusal.status === 'refused' && refusal.message).toBe(
    'There is no item named "iron_pikaxe"; did you mean iron_pickaxe?',
  )
})

test('names what is still to be gathered', () => {
  expect(
    tree.missingFor('stone_pickaxe', { inventory: { stick: 2, crafting_table: 1, wooden_pickaxe: 1 } }),
  ).toEqual({
    cobblestone: 3,
  })
})

test('lists what can be made from the inventory alone', () => {
  const reachable = tree.reachable({ oak_log: 2 })
  expect(reachable).toContain('stick')
  expect(reachable).not.toContain('stone_pickaxe')
})

test('offers a table first to someone with planks', () => {
  const unlocks = tree.nextUnlocks({ oak_planks: 4 }, [], { limit: 200 }).map(({ item }) => item)
  expect(unlocks).toContain('crafting_table')
  expect(unlocks).not.toContain('oak_planks')
})

test('says in words how an item is had', () => {
  expect(tree.why('stick')).toBe(
    '4 stick is made of 2 oak_planks. From nothing: mine oak_log; craft 4 oak_planks, 4 stick.',
  )
})

test('tells of a long plan each verb in a row, source, tool and station once', () => {
  expect(tree.why('bucket')).toBe(
    '1 bucket is made of 3 iron_ingot at a crafting_table. From nothing: mine 3 oak_log; craft 12 oak_planks, 4 stick, crafting_table; place it; craft wooden_pickaxe at a crafting_table; mine 3 cobblestone from stone with a wooden_pickaxe; craft stone_pickaxe; mine 3 raw_iron from iron_ore with a stone_pickaxe, 8 cobblestone; craft furnace; place it; smelt 3 raw_iron into iron_ingot with 2 oak_planks; craft bucket.',
  )
})

test.each([
  ['iron_ore', 16],
  ['deepslate_diamond_ore', -50],
  ['diorite', 46],
  ['ancient_debris', 15],
  ['oak_log', undefined],
])('knows the best height of %s', (block, height) => {
  expect(tree.block(block)?.bestHeight).toBe(height)
})

test('a cobweb that shears would take is as rare as one for its string', () => {
  const [sheared] = tree.ways('cobweb')
  const string = tree.ways('string').find((way) => way.type === 'mine')
  expect(sheared?.effort).toBe(string?.effort)
})

test('digs for diamonds higher before 1.18', () => {
  expect(createTechTree('1.16.5').block('diamond_ore')?.bestHeight).toBe(11)
})

test.each([
  ['1.19.4', 'grass'],
  ['1.21.4', 'short_grass'],
])('finds seeds of %s in %s', (version, block) => {
  expect(createTechTree(version).block(block)?.drops).toEqual({ wheat_seeds: 0.125 })
})

test('needs iron for diamonds', () => {
  expect(tree.block('diamond_ore')?.tools).toEqual(['iron_pickaxe', 'diamond_pickaxe', 'netherite_pickaxe'])
})

test.each(['1.8.9', '99.1', '', 'bedrock_1.19.10'])(
  'refuses version %s by the name that was given',
  (version) => {
    expect(() => createTechTree(version)).toThrow(UnsupportedVersionError)
    expect(() => createTechTree(version)).toThrow(`Minecraft ${JSON.stringify(version)} is not supported`)
  },
)

test('plans hold for whatever is held and near at the start', () => {
  const random = seededRandom(7)
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? 'stick'
  const failures: string[] = []
  for (let round = 0; round < 600; round += 1) {
    const inventory: Record<string, number> = {}
    for (let slot = 0; slot < 12; slot += 1) inventory[pick(tree.items)] = 1 + Math.floor(random() * 20)
    const target = { item: pick(tree.items), count: 1 + Math.floor(random() * 8) }
    const station = pick(['crafting_table', 'furnace'])
    const plan = tree.plan(target, { inventory, world: near(station) })
    if (plan.status === 'refused') continue
    // The station is one of the two names above.
    const end = simulatePlan(plan.steps, { inventory, stations: new Set([station as Station]) })
    const held = end.status === 'done' ? (end.inventory[target.item] ?? 0) : 0
    if (held < target.count) failures.push(`${round}: ${target.item}`)
  }
  expect(failures).toEqual([])
})

test('a tree from the files of a version knows what the tree of its name knows', () => {
  const facts = (of: typeof tree) => [
    of.version,
    of.items.map((item) => [item, of.ways(item), of.effort(item), of.durability(item)]),
  ]
  expect(facts(createTechTree(readVersionFiles('1.19.4')))).toEqual(facts(tree))
})

test('files of a version before 1.16 are refused', () => {
  expect(() => createTechTree(readVersionFiles('1.15.2'))).toThrow(UnsupportedVersionError)
})
