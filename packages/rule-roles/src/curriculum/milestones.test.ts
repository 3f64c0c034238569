import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { nextMilestone } from './milestones.ts'
import { hoardWith } from './fake-hoard.ts'
import { createTaskMemory } from './task-memory.ts'

const techTree = createTechTree('1.19.4')
const tools = {
  oak_log: 1,
  crafting_table: 1,
  cobblestone: 1,
  stone_sword: 1,
  furnace: 1,
  iron_ingot: 1,
  iron_pickaxe: 1,
  diamond: 1,
  diamond_pickaxe: 1,
}
const clothed = { ...tools, iron_sword: 1, iron_chestplate: 1 }
const wet = { ...clothed, water_bucket: 1 }
const armoured = { ...wet, shield: 1, iron_leggings: 1, diamond_helmet: 1, iron_boots: 1 }
const dressed = { ...armoured, cooked_porkchop: 8, golden_boots: 1, gold_ingot: 4, iron_ingot: 26 }

const enchanted = { completed: ['Enchant 1 diamond_pickaxe'] }

/** The milestone for somebody who holds these items after these ends of tasks. */
function next(
  inventory: Readonly<Record<string, number>>,
  { completed = [], failed = [] }: { completed?: readonly string[]; failed?: readonly string[] } = {},
): string | undefined {
  const memory = createTaskMemory(techTree, { completed, failed })
  const observation = makeObservation({ inventory })
  memory.observe(observation)
  return nextMilestone(observation, { memory, techTree })?.task
}

test('after the diamond pickaxe come blade, breastplate and water, and then the Nether', () => {
  expect(next(tools)).toBe('Craft 1 iron_sword')
  expect(next({ ...tools, diamond_sword: 1 })).toBe('Craft 1 iron_chestplate')
  expect(next(clothed)).toBe('Obtain 1 water_bucket')
  expect(next(dressed)).toBe('Enchant 1 diamond_pickaxe')
  expect(next(dressed, enchanted)).toBe('Enter the_nether')
})

test('boots of gold for the piglins are had before the Nether, again when they are lost, and hold up nothing', () => {
  const { golden_boots: _, ...barefoot } = dressed
  const task = 'Craft 1 golden_boots'
  expect(next(barefoot, enchanted)).toBe(task)
  expect(next(barefoot, { completed: [...enchanted.completed, task] })).toBe(task)
  expect(next(barefoot, { ...enchanted, failed: [task, task, task] })).toBe('Enter the_nether')
})

test('the iron of a second outfit is collected at home after the first way to the Nether, and counts where it lies in the own chest', () => {
  const inventory = { ...dressed, iron_ingot: 3 }
  const completed = [...enchanted.completed, 'Enter the_nether']
  expect(next(inventory, enchanted)).toBe('Enter the_nether')
  expect(next(inventory, { completed })).toBe('Obtain 23 iron_ingot')
  const memory = createTaskMemory(techTree, { completed })
  const observation = makeObservation({ inventory, places: hoardWith({ iron_ingot: 22 }) })
  memory.observe(observation)
  expect(nextMilestone(observation, { memory, techTree })?.task).toBe('Obtain 1 netherite_ingot')
})

test('arrows for the dragon are made where hens are known, and looked for where none are', () => {
  const completed = [
    ...enchanted.completed,
    'Enter the_nether',
    'Obtain 2 blaze_rod',
    'Brew 1 potion of strength',
  ]
  const done = [...completed, 'Obtain 3 ender_pearl', 'Obtain 1 netherite_ingot']
  const memory = createTaskMemory(techTree, { completed: done })
  const inventory = { ...dressed, ender_eye: 14, carved_pumpkin: 1, bow: 1 }
  const hen = { name: 'chicken', position: { x: 4, y: 64, z: 0 }, distanceBlocks: 4 }
  const tasks = [[], [hen]].map((nearbyEntities) => {
    const observation = makeObservation({ inventory, nearbyEntities })
    memory.observe(observation)
    return nextMilestone(observation, { memory, techTree })?.task
  })
  expect(tasks).toEqual(['Obtain 36 arrow', 'Craft 36 arrow'])
})

test('after a search for diamonds in vain, meals for the next one come first, and none before', () => {
  const { diamond: _, diamond_pickaxe: __, ...iron } = tools
  const observation = makeObservation({ inventory: { ...iron, shield: 1 } })
  const memory = createTaskMemory(techTree, {})
  memory.observe(observation)
  expect(nextMilestone(observation, { memory, techTree })?.task).toBe('Mine 3 diamond')
  memory.record({ task: { name: 'Mine 3 diamond' }, status: 'failed', attempts: 4 })
  expect(nextMilestone(observation, { memory, techTree })?.task).toBe('Obtain 3 cooked_beef')
  const byNight = { ...observation, timeOfDay: 14_000 }
  expect(nextMilestone(byNight, { memory, techTree })?.task).not.toBe('Obtain 3 cooked_beef')
  const fed = makeObservation({ inventory: { ...iron, shield: 1, cooked_beef: 2 } })
  expect(nextMilestone(fed, { memory, techTree })).toBeUndefined()
})

test('nobody sets out for the Nether without shield, whole armour and meals', () => {
  expect(next(wet)).toBe('Craft 1 shield')
  expect(next({ ...wet, shield: 1 })).toBe('Craft 1 iron_leggings')
  expect(next(armoured)).toBe('Obtain 8 cooked_beef')
  expect(next({ ...armoured, rotten_flesh: 9 })).toBe('Obtain 8 cooked_beef')
  const fed = { ...armoured, cooked_beef: 8 }
  expect(next(fed, enchanted)).toBe('Craft 1 golden_boots')
  expect(next({ ...fed, golden_boots: 1 }, enchanted)).toBe('Obtain 4 gold_ingot')
})

test('while the meals for the Nether rest, the way there waits, until they are given up', () => {
  const failed = ['Obtain 8 cooked_beef']
  const memory = createTaskMemory(techTree, {})
  const observation = makeObservation({ inventory: armoured })
  memory.observe(observation)
  memory.record({ task: { name: 'Obtain 8 cooked_beef' }, status: 'failed', attempts: 4 })
  expect(nextMilestone(observation, { memory, techTree })?.task).toBe('Enchant 1 diamond_pickaxe')
  const golden = { ...armoured, golden_boots: 1, gold_ingot: 4 }
  expect(next(golden, { ...enchanted, failed: [...failed, ...failed, ...failed] })).toBe('Enter the_nether')
})

test('the meals for the Nether are of an animal that was seen', () => {
  const memory = createTaskMemory(techTree, {})
  const pig = { name: 'pig', position: { x: 4, y: 64, z: 0 }, distanceBlocks: 4 }
  const nearPigs = makeObservation({ inventory: armoured, nearbyEntities: [pig] })
  memory.observe(nearPigs)
  expect(nextMilestone(nearPigs, { memory, techTree })?.task).toBe('Obtain 8 cooked_porkchop')
})

test('nobody comes back from the Nether for a pair of boots', () => {
  const memory = createTaskMemory(techTree, { completed: ['Enter the_nether'] })
  const there = makeObservation({ inventory: wet, dimension: 'the_nether' })
  memory.observe(there)
  expect(nextMilestone(there, { memory, techTree })?.task).toBe('Obtain 1 netherite_ingot')
})

test('nobody looks for water in the Nether', () => {
  const memory = createTaskMemory(techTree, { completed: ['Enter the_nether'] })
  const { water_bucket: _lost, ...dry } = wet
  const there = makeObservation({ inventory: dry, dimension: 'the_nether' })
  memory.observe(there)
  expect(nextMilestone(there, { memory, techTree })?.task).toBe('Obtain 1 netherite_ingot')
  const home = makeObservation({ inventory: dry })
  expect(nextMilestone(home, { memory, techTree })?.task).toBe('Obtain 1 water_bucket')
})

test('whoever has lost every pickaxe makes one of iron before blade and breastplate', () => {
  const memory = createTaskMemory(techTree, {})
  memory.observe(makeObservation({ inventory: clothed }))
  const bare = makeObservation({ inventory: { stone_sword: 1, wooden_pickaxe: 1 } })
  expect(nextMilestone(bare, { memory, techTree })?.task).toBe('Craft 1 iron_pickaxe')
})

test('while the enchanting rests, the way leads to the Nether, and what rests does not hold it up', () => {
  const memory = createTaskMemory(techTree, {})
  const observation = makeObservation({ inventory: dressed })
  const fail = (task: string): void => memory.record({ task: { name: task }, status: 'failed', attempts: 4 })
  memory.observe(observation)
  fail('Enchant 1 diamond_pickaxe')
  expect(nextMilestone(observation, { memory, techTree })?.task).toBe('Enter the_nether')
  // Nobody builds a portal for pearls while the one for everything rests.
  fail('Enter the_nether')
  expect(nextMilestone(observation, { memory, techTree })).toBeUndefined()
})

test('nobody carries sixteen pearls into a fight with blazes: while those rest, the pearls wait', () => {
  const first = ['Obtain 2 blaze_rod', 'Brew 1 potion of strength', 'Obtain 3 ender_pearl']
  const completed = [...enchanted.completed, 'Enter the_nether', ...first]
  const memory = createTaskMemory(techTree, { completed })
  const observation = makeObservation({ inventory: dressed })
  memory.observe(observation)
  memory.record({ task: { name: 'Obtain 1 netherite_ingot' }, status: 'failed', attempts: 4 })
  expect(nextMilestone(observation, { memory, techTree })?.task).toBe('Obtain 8 blaze_rod')
  memory.record({ task: { name: 'Obtain 8 blaze_rod' }, status: 'failed', attempts: 4 })
  expect(nextMilestone(observation, { memory, techTree })?.task).toBeUndefined()
  const rich = makeObservation({ inventory: { ...dressed, blaze_rod: 8 } })
  expect(nextMilestone(rich, { memory, techTree })?.task).toBe('Obtain 16 ender_pearl')
})

test('the way to the dragon is tried anew after a rest, however often it failed', () => {
  const memory = createTaskMemory(techTree, {
    completed: ['Obtain 16 ender_pearl'],
    failed: Array(3).fill('Enchant 1 diamond_pickaxe'),
  })
  const observation = makeObservation({ inventory: dressed })
  memory.observe(observation)
  const restsAfterFailures = Array.from({ length: 5 }, () => {
    memory.record({ task: { name: 'Enter the_nether' }, status: 'failed', attempts: 4 })
    let rounds = 0
    while (nextMilestone(observation, { memory, techTree }) === undefined && rounds < 100) {
      memory.observe(observation)
      rounds += 1
    }
    return rounds
  })
  expect(restsAfterFailures).toEqual([6, 12, 24, 24, 24])
})

test('water that was looked for in vain keeps nobody from the Nether for good', () => {
  const memory = createTaskMemory(techTree, {})
  const dry = makeObservation({ inventory: { ...clothed, gold_ingot: 4 } })
  memory.observe(dry)
  for (let time = 0; time < 3; time += 1)
    memory.record({ task: { name: 'Obtain 1 water_bucket' }, status: 'failed', attempts: 4 })
  expect(nextMilestone(dry, { memory, techTree })?.task).toBe('Enchant 1 diamond_pickaxe')
  for (let round = 0; round < 24; round += 1) memory.observe(dry)
  expect(nextMilestone(dry, { memory, techTree })?.task).toBe('Obtain 1 water_bucket')
})

test('the gear is made anew after many deaths', () => {
  const memory = createTaskMemory(techTree, {})
  memory.observe(makeObservation({ inventory: dressed }))
  const bare = makeObservation({ inventory: { iron_pickaxe: 1, iron_sword: 1, water_bucket: 1 } })
  for (let death = 0; death < 6; death += 1)
    memory.record({ task: { name: 'Craft 1 iron_chestplate' }, status: 'completed', attempts: 1 })
  expect(nextMilestone(bare, { memory, techTree })?.task).toBe('Craft 1 iron_chestplate')
})

test('nobody looks for the stronghold without bow and arrows, nor without a pumpkin to wear unless none is found', () => {
  const beside = ['Brew 1 potion of strength', 'Obtain 1 netherite_ingot', 'Enchant 1 diamond_pickaxe']
  const way = [
    'Enter the_nether',
    'Obtain 2 blaze_rod',
    'Obtain 8 blaze_rod',
    'Obtain 16 ender_pearl',
    'Craft 16 ender_eye',
  ]
  const completed = [...beside, ...way]
  const mask = 'Obtain 1 carved_pumpkin'
  expect(next({ ...dressed, ender_eye: 14 }, { completed })).toBe(mask)
  expect(next({ ...dressed, ender_eye: 14 }, { completed, failed: [mask, mask, mask] })).toBe('Craft 1 bow')
  const masked = { ...dressed, ender_eye: 14, carved_pumpkin: 1 }
  expect(next(masked, { completed })).toBe('Craft 1 bow')
  expect(next({ ...masked, bow: 1 }, { completed })).toBe('Obtain 36 arrow')
  expect(next({ ...masked, bow: 1, arrow: 40 }, { completed })).toBe('Find stronghold')
})

test('what rests beside the way keeps nobody from the dragon', () => {
  const beside = ['Obtain 3 ender_pearl', 'Enchant 1 diamond_pickaxe']
  const failed = beside.flatMap((task) => [task, task, task])
  const completed = [
    'Enter the_nether',
    'Obtain 1 netherite_ingot',
    'Obtain 2 blaze_rod',
    'Obtain 8 blaze_rod',
    'Brew 1 potion of strength',
  ]
  expect(next({ ...dressed, blaze_rod: 8 }, { completed: [...completed, ...enchanted.completed] })).toBe(
    'Obtain 3 ender_pearl',
  )
  expect(next({ ...dressed, blaze_rod: 8 }, { completed, failed })).toBe('Obtain 16 ender_pearl')
})

test('an enderman in sight is hunted at home, and nobody waits for one', () => {
  const memory = createTaskMemory(techTree, enchanted)
  const enderman = { name: 'enderman', position: { x: 9, y: 30, z: 0 }, distanceBlocks: 9 }
  const observation = makeObservation({ inventory: dressed, timeOfDay: 6000, nearbyEntities: [enderman] })
  memory.observe(observation)
  expect(nextMilestone(observation, { memory, techTree })?.task).toBe('Obtain 1 ender_pearl')
  const alone = { ...observation, nearbyEntities: [], timeOfDay: 13_000 }
  expect(nextMilestone(alone, { memory, techTree })?.task).toBe('Enter the_nether')
})

test('who carries rods of blazes brews, however often that failed, and nobody fights for them once more for it', () => {
  const completed = [
    ...enchanted.completed,
    'Enter the_nether',
    'Obtain 1 netherite_ingot',
    'Obtain 2 blaze_rod',
    'Obtain 3 ender_pearl',
  ]
  const failed = Array<string>(3).fill('Brew 1 potion of strength')
  expect(next({ ...dressed, blaze_rod: 2 }, { completed, failed })).toBe('Brew 1 potion of strength')
  const memory = createTaskMemory(techTree, { completed })
  memory.observe(makeObservation({ inventory: { ...dressed, blaze_rod: 2 } }))
  const robbed = makeObservation({ inventory: dressed })
  expect(nextMilestone(robbed, { memory, techTree })?.task).toBe('Obtain 8 blaze_rod')
})

test('the first pearls are hunted in the Nether after rods and potion, and meanwhile where rods have to wait', () => {
  const completed = [...enchanted.completed, 'Enter the_nether', 'Obtain 1 netherite_ingot']
  expect(next(dressed, { completed: [...completed, 'Obtain 2 blaze_rod'] })).toBe('Obtain 3 ender_pearl')
})

test('the search for debris comes first in the Nether, and again after a rest, however often it failed and what it cost', () => {
  const completed = [...enchanted.completed, 'Enter the_nether']
  expect(next(dressed, { completed })).toBe('Obtain 1 netherite_ingot')
  const memory = createTaskMemory(techTree, { completed })
  const observation = makeObservation({ inventory: dressed })
  memory.observe(observation)
  const secondsOf = (task: string, estimate: number): number => (/netherite/.test(task) ? 9000 : estimate)
  const propose = (): string | undefined => nextMilestone(observation, { memory, techTree, secondsOf })?.task
  for (let time = 0; time < 4; time += 1) {
    expect(propose()).toBe('Obtain 1 netherite_ingot')
    memory.record({ task: { name: 'Obtain 1 netherite_ingot' }, status: 'failed', attempts: 4 })
    expect(propose()).toBe('Obtain 2 blaze_rod')
    for (let round = 0; round < 24; round += 1) memory.observe(observation)
  }
})

test('gold for an ingot of netherite that was lost twice is had once its debris is there', () => {
  const { gold_ingot: _, ...poor } = dressed
  const observation = makeObservation({ inventory: poor })
  const memory = createTaskMemory(techTree, enchanted)
  memory.observe(observation)
  const propose = (): string | undefined => nextMilestone(observation, { memory, techTree })?.task
  for (const _round of [1, 2]) {
    expect(propose()).toBe('Obtain 4 gold_ingot')
    memory.record({ task: { name: 'Obtain 4 gold_ingot' }, status: 'completed', attempts: 1 })
  }
  expect(propose()).toBe('Enter the_nether')
})

test('what helps on the way to the dragon is passed over where it has cost more than it is worth', () => {
  const { golden_boots: _, ...barefoot } = dressed
  const observation = makeObservation({ inventory: barefoot })
  const memory = createTaskMemory(techTree, enchanted)
  memory.observe(observation)
  const nextWhen = (seconds: number): string | undefined =>
    nextMilestone(observation, { memory, techTree, secondsOf: () => seconds })?.task
  expect(nextWhen(1_200)).toBe('Craft 1 golden_boots')
  expect(nextWhen(1_201)).toBe('Enter the_nether')
})

test('the enchanting goes on when an attempt ran out of time, and may take an hour', () => {
  const nextWhen = (seconds: number) => {
    const observation = makeObservation({ inventory: dressed })
    const memory = createTaskMemory(techTree, {})
    memory.observe(observation)
    return nextMilestone(observation, { memory, techTree, secondsOf: () => seconds })
  }
  expect(nextWhen(3_600)).toMatchObject({ task: 'Enchant 1 diamond_pickaxe', canWait: false, isLong: true })
  expect(nextWhen(3_601)).toMatchObject({ task: 'Enter the_nether', canWait: false, isLong: false })
})

test('gear for the road can wait, and the tools that lead on cannot', () => {
  const waits = (inventory: Readonly<Record<string, number>>): boolean | undefined => {
    const observation = makeObservation({ inventory })
    const memory = createTaskMemory(techTree, enchanted)
    memory.observe(observation)
    return nextMilestone(observation, { memory, techTree })?.canWait
  }
  expect([tools, clothed, wet, armoured].map(waits)).toEqual([true, true, true, true])
  expect([{}, { oak_log: 1, crafting_table: 1 }, dressed].map(waits)).toEqual([false, false, false])
})

test.each([
  ['water', clothed, 'Obtain 1 water_bucket'],
  ['meals for the Nether', armoured, 'Obtain 8 cooked_beef'],
])('%s wait for the day, and the way to the dragon for them', (_what, inventory, task) => {
  const at = (timeOfDay: number): string | undefined => {
    const observation = makeObservation({ inventory, timeOfDay })
    const memory = createTaskMemory(techTree, enchanted)
    memory.observe(observation)
    return nextMilestone(observation, { memory, techTree })?.task
  }
  expect(at(6_000)).toBe(task)
  expect(at(18_000)).not.toBe(task)
  expect(at(18_000)).not.toBe('Enter the_nether')
  expect(at(23_500)).toBe(task)
})
