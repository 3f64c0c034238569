import { specialRecipes } from '@voyager-mc/core'
import minecraftData from 'minecraft-data'
import { expect, test } from 'vitest'
import { createTechTree } from './create-tech-tree.ts'
import { describeStep } from './queries/describe-step.ts'
import { whyNot } from './sources/unobtainable.ts'

const version = '1.19.4'
const tree = createTechTree(version)
const isPlanned = (item: string): boolean => tree.plan(item).status === 'planned'
const survival = tree.items.filter((item) => {
  const kind = whyNot(item, version)?.kind
  return kind === undefined || kind === 'luck'
})

test('each of the 1,050 survival items has a plan or a written reason', () => {
  expect(survival).toHaveLength(1050)
  expect(survival.filter((item) => !isPlanned(item) && whyNot(item, version) === undefined)).toEqual([])
})

test('all but a few of them have a plan', () => {
  expect(survival.filter(isPlanned).length).toBeGreaterThanOrEqual(1025)
})

test('what is crafted has a recipe, of the data or of the code of the game', () => {
  const { recipes, itemsByName } = minecraftData(version)
  const known = new Set(specialRecipes.map(({ item }) => item))
  const unknown = tree.items.filter(
    (item) =>
      tree.ways(item).some(({ type }) => type === 'craft') &&
      recipes[itemsByName[item]?.id ?? -1] === undefined &&
      !known.has(item),
  )
  expect(unknown).toEqual([])
})

test.each(['1.16.5', '1.20.4', '1.21.4'])('in %s few items are without plan and without reason', (other) => {
  const others = createTechTree(other)
  const bare = others.items.filter(
    (item) => others.plan(item).status === 'refused' && whyNot(item, other) === undefined,
  )
  expect(bare.length / others.items.length).toBeLessThan(0.1)
})

const stepsOf = (item: string, options: Parameters<typeof tree.plan>[1] = {}): readonly string[] => {
  const plan = tree.plan(item, options)
  return plan.status === 'planned' ? plan.steps.map(describeStep) : [plan.message]
}

test('a plan for the Nether makes the portal first and goes to the fortress', () => {
  const inventory = { obsidian: 10, cobblestone: 4, flint_and_steel: 1, iron_sword: 1 }
  expect(stepsOf('blaze_rod', { inventory })).toEqual([
    'travel to the dimension the_nether with 10 obsidian, 4 cobblestone, 1 flint_and_steel',
    'travel to the structure nether_fortress',
    'kill blaze for 1 blaze_rod',
  ])
})

test('a known portal needs no second one, and who is there does not travel', () => {
  const at = { x: 0, y: 64, z: 0 }
  const portal = { kind: 'portal', name: 'nether_portal', position: at, dimension: 'overworld' } as const
  const places = [{ ...portal, seenAtTick: 0, ageTicks: 0 }]
  expect(stepsOf('ghast_tear', { world: { places } })).toEqual([
    'travel to the dimension the_nether',
    'kill ghast for 1 ghast_tear',
  ])
  expect(stepsOf('ghast_tear', { world: { dimension: 'the_nether' } })).toEqual([
    'kill ghast for 1 ghast_tear',
  ])
})

test('water is fetched from home: in the Nether is none', () => {
  const steps = stepsOf('water_bucket', { inventory: { bucket: 1 }, world: { dimension: 'the_nether' } })
  expect(steps[0]).toBe('travel to the dimension overworld')
})

test('the way to the End leads home from the Nether, to a stronghold and through its portal', () => {
  const steps = stepsOf('end_stone', {
    inventory: { ender_eye: 12, wooden_pickaxe: 1 },
    world: { dimension: 'the_nether' },
  })
  expect(steps).toEqual([
    'travel to the dimension overworld',
    'travel to the structure stronghold',
    'travel to the dimension the_end with 12 ender_eye',
    'mine 1 end_stone with a wooden_pickaxe',
  ])
})

test.each([
  ['stripped_oak_log', { oak_log: 1, stone_axe: 1 }, 'strip for 1 stripped_oak_log (oak_log)'],
  ['waxed_exposed_copper', { exposed_copper: 1, honeycomb: 1 }, 'craft 1 waxed_exposed_copper'],
  ['weathered_copper', { exposed_copper: 1 }, 'age for 1 weathered_copper (exposed_copper)'],
  ['red_shulker_box', { shulker_box: 1, red_dye: 1 }, 'dye for 1 red_shulker_box (shulker_box)'],
  ['scute', { seagrass: 2 }, 'breed for 1 scute (turtle)'],
  [
    'ice',
    { lapis_lazuli: 3, diamond_pickaxe: 1, enchanting_table: 1 },
    'mine 1 ice with a diamond_pickaxe of silk_touch',
  ],
])('%s from %j ends with: %s', (item, inventory, last) => {
  expect(stepsOf(item, { inventory }).at(-1)).toBe(last)
})

test('brewing sets up a stand, and the splash comes of a potion', () => {
  const inventory = { potion: 1, gunpowder: 1, blaze_powder: 1, brewing_stand: 1 }
  expect(stepsOf('splash_potion', { inventory })).toEqual([
    'place a brewing_stand',
    'brew for 1 splash_potion (brewing_stand)',
  ])
})

test.each([
  ['zombie_spawn_egg', /creative inventory only/],
  ['bedrock', /never dropped/],
  ['cherry_log', /trial feature/],
  ['wither_rose', /wither has killed/],
])('says why %s cannot be had', (item, words) => {
  expect(stepsOf(item)[0]).toMatch(words)
})
