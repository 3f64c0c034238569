import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { refuseTask } from './refuse-task.ts'

const techTree = createTechTree('1.19.4')
const refuse = refuseTask({ techTree })
const situation = {
  observation: makeObservation(),
  completed: ['Mine 3 oak_log'],
  failed: [{ name: 'Kill 1 zombie', failures: 3 }],
}
const judge = (name: string): string | undefined => refuse({ name }, situation)

test.each([
  [
    'Craft 1 copper_sword',
    'There is no item or block named "copper_sword"; say it otherwise. The nearest that is understood is "Craft 1 sword".',
  ],
  ['Kill 1 dragonfly', 'There is no mob named "dragonfly"; did you mean ender_dragon?'],
  ['Craft 1 bedrock', 'bedrock cannot be had in survival; choose another thing to craft.'],
  ['Mine 0 dirt', 'The quantity 0 is not a whole number above 0; ask for at least 1.'],
  ['Mine 3 Oak Logs', 'It was completed already.'],
  ['Slay one zombie', 'It failed 3 times already.'],
  [
    'Craft 64 diamond_block',
    '64 diamond_block is out of reach from what is held; aim at oak_log and oak_planks first.',
  ],
  ['Mine 5 nether quartz', 'is out of reach from what is held; aim at oak_log and oak_planks first'],
])('refuses %s: %s', (name, objection) => {
  expect(judge(name)).toContain(objection)
})

test.each([
  'Mine 5 oak_log',
  'Craft 1 wooden_pickaxe',
  'Mine 1 diamond',
  'Equip wooden_sword',
  'Place a chest',
  'Deposit useless items into the chest at (1, 2, 3)',
  'Walk around and look at the land',
])('accepts %s', (name) => {
  expect(judge(name)).toBeUndefined()
})

test('accepts what the Nether has when the way there can be made, and obsidian when the tool is held', () => {
  const kit = { diamond_pickaxe: 1, iron_sword: 1, cobblestone: 64, water_bucket: 1 }
  const judgeWith = (name: string, more: Readonly<Record<string, number>>): string | undefined =>
    refuse({ name }, { ...situation, observation: makeObservation({ inventory: { ...kit, ...more } }) })
  expect(judgeWith('Mine 12 nether quartz', { obsidian: 10, flint_and_steel: 1 })).toBeUndefined()
  expect(judgeWith('Mine 10 netherrack', { obsidian: 9, iron_ingot: 1 })).toBeUndefined()
  expect(judgeWith('Mine 10 obsidian', {})).toBeUndefined()
  expect(judgeWith('Mine 12 nether quartz', {})).toContain('aim at obsidian and ')
})

const portal = { name: 'nether_portal', count: 6, nearest: { x: 4, y: 64, z: 0 }, distanceBlocks: 4 }
const parts = { obsidian: 10, flint_and_steel: 1, iron_sword: 1, diamond_pickaxe: 1 }

test.each([
  ['Mine 12 nether quartz', { nearbyBlocks: [portal], inventory: { diamond_pickaxe: 1 } }],
  ['Obtain 12 quartz', { nearbyBlocks: [portal], inventory: { diamond_pickaxe: 1 } }],
  ['Mine 10 netherrack', { nearbyBlocks: [portal], inventory: { wooden_pickaxe: 1 } }],
  ['Collect 4 glowstone dust', { nearbyBlocks: [portal], inventory: { stone_pickaxe: 1 } }],
  ['Kill 1 blaze', { nearbyBlocks: [portal], inventory: { iron_sword: 1 } }],
  ['Kill 1 blaze', { inventory: parts }],
  ['Obtain 1 blaze rod', { inventory: parts }],
])('accepts %s once a portal stands or its parts are held: %j', (name, seen) => {
  expect(refuse({ name }, { ...situation, observation: makeObservation(seen) })).toBeUndefined()
})

test('names what a journey needs, and the journey itself', () => {
  const observation = makeObservation({ inventory: { diamond_pickaxe: 1, water_bucket: 1, iron_ingot: 1 } })
  expect(refuse({ name: 'Mine 5 nether quartz' }, { ...situation, observation })).toBe(
    '5 nether_quartz_ore is out of reach from what is held; aim at obsidian and flint first, then "Enter the Nether".',
  )
})

test('accepts more of what is held in numbers', () => {
  const observation = makeObservation({ inventory: { dirt: 64 } })
  expect(refuse({ name: 'Mine 10 dirt' }, { ...situation, observation })).toBeUndefined()
})

test('lets a tool that broke be made again, and nothing that does not wear', () => {
  const again = { ...situation, completed: ['Craft 1 iron_pickaxe', 'Craft 1 chest', 'Equip iron_boots'] }
  const judgeWith = (name: string, seen: Parameters<typeof makeObservation>[0]): string | undefined =>
    refuse({ name }, { ...again, observation: makeObservation(seen) })
  expect(judgeWith('Craft 1 iron pickaxe', {})).toBeUndefined()
  expect(judgeWith('Craft 1 iron pickaxe', { inventory: { iron_pickaxe: 1 } })).toBe(
    'It was completed already.',
  )
  expect(judgeWith('Equip iron_boots', { equipment: { feet: 'iron_boots' } })).toBe(
    'It was completed already.',
  )
  expect(judgeWith('Craft 1 chest', {})).toBe('It was completed already.')
})

test('eating up to a number of points is a task until they are there', () => {
  const judgeAt = (name: string, food: number): string | undefined =>
    refuse({ name }, { ...situation, observation: makeObservation({ food, inventory: { bread: 5 } }) })
  expect(judgeAt('Eat until hunger 15', 9)).toBeUndefined()
  expect(judgeAt('Eat bread until hunger is 18', 9)).toBeUndefined()
  expect(judgeAt('Eat until hunger 15', 16)).toBe(
    'Hunger is 16 already, and nothing needs to be eaten for 15.',
  )
})

test('lets the hungry eat again', () => {
  const judgeAt = (food: number): string | undefined =>
    refuse(
      { name: 'Eat food' },
      { ...situation, completed: ['Eat food'], observation: makeObservation({ food }) },
    )
  expect([judgeAt(12), judgeAt(20)]).toEqual([undefined, 'It was completed already.'])
})

test('lets a tool that a death took be made again', () => {
  const again = { ...situation, completed: ['Craft 1 wooden_pickaxe', 'Craft 1 chest'] }
  const judgeAfter = (name: string, lost: Readonly<Record<string, number>>): string | undefined => {
    const recentDeath = { position: { x: 0, y: 64, z: 0 }, lost }
    return refuse({ name }, { ...again, observation: makeObservation({ recentDeath }) })
  }
  expect(judgeAfter('Craft 1 wooden_pickaxe', { wooden_pickaxe: 1 })).toBeUndefined()
  expect(judgeAfter('Craft 1 chest', { wooden_pickaxe: 1 })).toBe('It was completed already.')
})
