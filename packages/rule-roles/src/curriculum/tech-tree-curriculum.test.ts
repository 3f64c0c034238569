import { seededRandom, type Observation, type Task } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { createExperience } from '../experience/experience.ts'
import { techTreeCurriculum, type TechTreeCurriculum } from './tech-tree-curriculum.ts'

const techTree = createTechTree('1.19.4')

function make(initial = {}, seed = 1): TechTreeCurriculum {
  return techTreeCurriculum({ techTree, random: seededRandom(seed), initial })
}

async function propose(overrides: Partial<Observation>, curriculum = make()): Promise<string> {
  return (await curriculum.propose(makeObservation(overrides))).name
}

interface PlayOptions {
  readonly curriculum: TechTreeCurriculum
  /** Which tasks are told; default all. */
  readonly keep?: (task: Task) => boolean
}

/** Plays a run in which every task succeeds and its item is held afterwards. */
async function playPerfectly(
  rounds: number,
  { curriculum, keep = () => true }: PlayOptions = { curriculum: make() },
): Promise<readonly string[]> {
  const inventory: Record<string, number> = {}
  const names: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const task = await curriculum.propose(makeObservation({ inventory: { ...inventory }, usedSlots: 5 }))
    if (keep(task)) names.push(task.name)
    await curriculum.record({ task, status: 'completed', attempts: 1 })
    const parsed = techTree.parseTask(task.name)
    const item = parsed.status === 'parsed' ? parsed.task.accepts[0] : undefined
    if (item !== undefined) inventory[item] = /^(arrow|gold_ingot)$/.test(item) ? 64 : 3
  }
  return names
}

test('climbs wood, stone, iron and diamond in order', async () => {
  const names = await playPerfectly(14)
  expect(names.filter((name) => /_axe|pickaxe|sword|log|cobble|iron|shield|diamond/.test(name))).toEqual([
    'Mine 12 wood log',
    'Craft 1 wooden_pickaxe',
    'Mine 14 cobblestone',
    'Craft 1 stone_pickaxe',
    'Craft 1 stone_axe',
    'Craft 1 stone_sword',
    'Mine 4 iron_ore',
    'Smelt 4 raw_iron',
    'Craft 1 iron_pickaxe',
    'Craft 1 shield',
    'Mine 3 diamond',
    'Craft 1 diamond_pickaxe',
  ])
})

test('proposes a new task each time when all succeed', async () => {
  const names = await playPerfectly(100)
  expect(new Set(names).size).toBe(100)
})

test('walks the same path for the same seed and another for another seed', async () => {
  const first = await playPerfectly(40, { curriculum: make({}, 1) })
  expect(await playPerfectly(40, { curriculum: make({}, 1) })).toEqual(first)
  expect(await playPerfectly(40, { curriculum: make({}, 2) })).not.toEqual(first)
})

test('every task can be read by the task language', async () => {
  const refused = (await playPerfectly(60)).filter((name) => techTree.parseTask(name).status === 'refused')
  expect(refused).toEqual([])
})

test.each<[string, Partial<Observation>, string]>([
  ['no chest', { usedSlots: 33, inventory: { oak_planks: 8 } }, 'Craft 1 chest'],
  [
    'nothing to eat when starving',
    { food: 5, nearbyEntities: [{ name: 'cow', position: { x: 0, y: 0, z: 0 }, distanceBlocks: 4 }] },
    'Kill 2 cow',
  ],
  ['the night with a bed', { timeOfDay: 14_000, inventory: { white_bed: 1 } }, 'Sleep'],
  [
    'an afternoon without a bed, where sheep are',
    {
      timeOfDay: 6000,
      inventory: { stone_sword: 1 },
      nearbyEntities: [{ name: 'sheep', position: { x: 9, y: 64, z: 0 }, distanceBlocks: 9 }],
    },
    'Craft 1 white_bed',
  ],
  [
    'a monster at hand when armed',
    {
      inventory: { stone_sword: 1, shield: 1 },
      nearbyEntities: [{ name: 'zombie', position: { x: 0, y: 0, z: 0 }, distanceBlocks: 6 }],
    },
    'Kill 1 zombie',
  ],
])('answers %s', async (_need, observation, task) => {
  expect(await propose(observation)).toBe(task)
})

test('lets whoever works under ground at night go on', async () => {
  const night = { timeOfDay: 14_000, inventory: { white_bed: 1 }, position: { x: 0, y: 5, z: 0 } }
  expect(await propose(night)).not.toBe('Sleep')
})

test('never sleeps in the Nether, where beds explode', async () => {
  const night = { timeOfDay: 14_000, inventory: { white_bed: 1 }, dimension: 'the_nether' }
  expect(await propose(night)).not.toBe('Sleep')
})

test('tells its tasks for something new from those that the tools of the next tier need', async () => {
  const curriculum = make()
  const first = await curriculum.propose(makeObservation())
  expect(curriculum.isNovelty(first)).toBe(false)
  const tools = 'oak_log crafting_table furnace cobblestone iron_ingot diamond iron_sword iron_chestplate'
  const names = [...tools.split(' '), 'diamond_pickaxe', 'water_bucket', 'shield']
  const inventory = Object.fromEntries(names.map((name) => [name, 1]))
  const novelty = await curriculum.propose(makeObservation({ inventory }))
  expect(curriculum.isNovelty(novelty)).toBe(true)
  expect(curriculum.isNovelty(first)).toBe(false)
  // A run that goes on has the task from its journal, and a curriculum that has proposed nothing yet.
  expect(make().isNovelty(novelty)).toBe(true)
})

test('gear that was looked for in vain rests twice as long as that took, and is then proposed again', async () => {
  const experience = createExperience({ version: '1.19.4' })
  const curriculum = techTreeCurriculum({ techTree, random: seededRandom(1), experience })
  const names = 'oak_log crafting_table furnace cobblestone iron_ingot diamond iron_sword iron_chestplate'
  const inventory = Object.fromEntries(
    [...names.split(' '), 'diamond_pickaxe', 'shield'].map((name) => [name, 1]),
  )
  const task = await curriculum.propose(makeObservation({ inventory }))
  expect([task.name, curriculum.canWait(task), curriculum.isNovelty(task)]).toEqual([
    'Obtain 1 water_bucket',
    true,
    false,
  ])
  const pass = (minutes: number): void =>
    experience.learnFrom(
      makeStepResult({ observation: makeObservation({ elapsedTicks: 1200 * minutes }) }),
      makeObservation(),
    )
  pass(10)
  await curriculum.record({ task, status: 'failed', attempts: 1 })
  let minutes = 0
  while ((await propose({ inventory }, curriculum)) !== task.name && minutes < 60) {
    minutes += 1
    pass(1)
  }
  expect(minutes).toBe(20)
})

const cow = { name: 'cow', position: { x: 0, y: 64, z: 0 }, distanceBlocks: 12 }

test('makes the furnace of the stone that it holds before it takes meat along', async () => {
  const at = (inventory: Record<string, number>): Promise<string> =>
    propose({
      inventory: {
        oak_log: 1,
        wooden_pickaxe: 1,
        stone_pickaxe: 1,
        stone_axe: 1,
        stone_sword: 1,
        ...inventory,
      },
      nearbyEntities: [cow],
    })
  expect(await at({ cobblestone: 8 })).toBe('Craft 1 furnace')
  expect(await at({ cobblestone: 7 })).toBe('Kill 2 cow')
  expect(await at({ cobblestone: 8, furnace: 1 })).toBe('Kill 2 cow')
})

test('takes meat along where animals stand around, and goes on where they give little', async () => {
  const observation = { inventory: { stone_sword: 1 }, nearbyEntities: [cow] }
  const curriculum = make()
  for (let hunt = 0; hunt < 2; hunt += 1) {
    expect(await propose(observation, curriculum)).toBe('Kill 2 cow')
    await curriculum.record({ task: { name: 'Kill 2 cow' }, status: 'completed', attempts: 1 })
  }
  expect(await propose(observation, curriculum)).not.toContain('Kill')
})

test('takes meat along by day whenever it has a pickaxe of diamond and little to eat', async () => {
  const inventory = { stone_sword: 1, shield: 1, diamond_pickaxe: 1 }
  const curriculum = make()
  const at = (more: Record<string, number>, timeOfDay = 6000): Promise<string> =>
    propose({ inventory: { ...inventory, ...more }, nearbyEntities: [cow], timeOfDay }, curriculum)
  for (let hunt = 0; hunt < 4; hunt += 1) {
    expect(await at({ beef: 5 })).toBe('Kill 2 cow')
    await curriculum.record({ task: { name: 'Kill 2 cow' }, status: 'completed', attempts: 1 })
  }
  expect(await at({ beef: 6 })).not.toContain('Kill')
  expect(await at({ beef: 2 }, 14_000)).not.toContain('Kill')
})

test('makes a sword and a shield again that were lost before it goes down once more', async () => {
  const curriculum = make()
  const at = (inventory: Record<string, number>, dimension = 'overworld'): Promise<string> =>
    propose({ inventory, dimension }, curriculum)
  expect(await at({})).toBe('Mine 12 wood log')
  expect(await at({ stone_sword: 1, shield: 1 })).not.toMatch(/sword|shield/)
  expect(await at({ oak_log: 8 })).toBe('Craft 1 stone_sword')
  expect(await at({ iron_sword: 1 })).toBe('Craft 1 shield')
  expect(await at({ iron_sword: 1 }, 'the_nether')).not.toContain('shield')
  expect(await at({ iron_sword: 1, iron_ingot: 1 })).toBe('Craft 1 shield')
})

test('makes the diamond pickaxe before a sword that was lost', async () => {
  const curriculum = make()
  const at = (inventory: Record<string, number>): Promise<string> => propose({ inventory }, curriculum)
  const kit = { iron_pickaxe: 1, diamond: 3, oak_log: 2, crafting_table: 1 }
  expect(await at({ ...kit, stone_sword: 1, shield: 1 })).toBe('Craft 1 diamond_pickaxe')
  expect(await at(kit)).toBe('Craft 1 diamond_pickaxe')
  expect(await at({ ...kit, diamond_pickaxe: 1 })).toBe('Craft 1 stone_sword')
})

test('makes the diamond pickaxe before it goes for a meal, when all of it is at hand', async () => {
  const spent = { food: 3, health: 3, position: { x: 0, y: -11, z: 0 } }
  const at = (inventory: Record<string, number>): Promise<string> =>
    propose({ ...spent, inventory: { stone_sword: 1, shield: 1, diamond: 3, ...inventory } }, make())
  expect(await at({ stick: 2, crafting_table: 1 })).toBe('Craft 1 diamond_pickaxe')
  expect(await at({ oak_planks: 2, oak_log: 1 })).toBe('Craft 1 diamond_pickaxe')
  expect(await at({ stick: 1, crafting_table: 1 })).toBe('Kill 2 pig')
  expect(await at({ stick: 2, oak_planks: 3 })).toBe('Kill 2 pig')
  expect(await at({ stick: 2, crafting_table: 1, diamond: 2 })).toBe('Kill 2 pig')
})

test('climbs out of no mine in the afternoon for a bed', async () => {
  const places = [
    { ...cow, name: 'sheep', kind: 'creature', dimension: 'overworld', seenAtTick: 0, ageTicks: 9 },
  ] as const
  const observation = { timeOfDay: 6000, inventory: { stone_sword: 1 }, places }
  expect(await propose({ ...observation, position: { x: 0, y: 70, z: 0 } })).toBe('Craft 1 white_bed')
  expect(await propose({ ...observation, position: { x: 0, y: 30, z: 0 } })).not.toContain('bed')
  const ingots = { ...observation.inventory, iron_ingot: 3, oak_log: 1 }
  expect(await propose({ ...observation, inventory: ingots, position: { x: 0, y: 70, z: 0 } })).not.toContain(
    'bed',
  )
})

test.each<[string, Partial<Observation>]>([
  ['unarmed', { nearbyEntities: [cow] }],
  ['with three pieces of meat', { inventory: { stone_sword: 1, beef: 3 }, nearbyEntities: [cow] }],
  ['of cattle far off', { inventory: { stone_sword: 1 }, nearbyEntities: [{ ...cow, distanceBlocks: 30 }] }],
])('takes no meat along %s', async (_state, observation) => {
  expect(await propose({ position: { x: 0, y: 64, z: 0 }, ...observation })).not.toContain('Kill')
})

test.each<[string, Partial<Observation>]>([
  ['unarmed', {}],
  ['without a shield', { inventory: { stone_sword: 1 } }],
  ['when hurt', { inventory: { stone_sword: 1, shield: 1 }, health: 9 }],
])('picks no fight %s', async (_state, observation) => {
  const nearbyEntities = [{ name: 'zombie', position: { x: 0, y: 0, z: 0 }, distanceBlocks: 6 }]
  expect(await propose({ ...observation, nearbyEntities })).not.toContain('Kill')
})

test('picks no fight with a pack', async () => {
  const zombie = { name: 'zombie', position: { x: 0, y: 0, z: 0 }, distanceBlocks: 6 }
  const inventory = { stone_sword: 1, shield: 1 }
  expect(await propose({ inventory, nearbyEntities: [zombie] })).toBe('Kill 1 zombie')
  const pack = [zombie, { ...zombie, name: 'skeleton', distanceBlocks: 15 }]
  expect(await propose({ inventory, nearbyEntities: pack })).not.toContain('Kill')
})

test('climbs out of no cave for a meal', async () => {
  const nearbyEntities = [{ name: 'cow', position: { x: 0, y: 70, z: 0 }, distanceBlocks: 30 }]
  const position = { x: 0, y: 40, z: 0 }
  expect(await propose({ food: 12, position, nearbyEntities })).not.toContain('Kill')
})

test('climbs out of a cave for a meal when wounds would be deadly there', async () => {
  const nearbyEntities = [{ name: 'cow', position: { x: 0, y: 70, z: 0 }, distanceBlocks: 30 }]
  const position = { x: 0, y: 40, z: 0 }
  expect(await propose({ food: 16, health: 5, position, nearbyEntities })).toBe('Kill 2 cow')
  expect(await propose({ food: 16, health: 9, position, nearbyEntities })).not.toContain('Kill')
})

test.each<[string, Partial<Observation>]>([
  ['food that is held', { food: 5, inventory: { bread: 1 } }],
  ['armour that is held', { inventory: { iron_helmet: 1 } }],
  ['a full inventory with a chest at hand', { usedSlots: 34, inventory: { chest: 1 } }],
])('makes no task of %s: that is done within every attempt', async (_chore, observation) => {
  expect(await propose(observation)).toBe('Mine 12 wood log')
})

const grown = {
  completed: [
    'Craft 1 diamond_pickaxe',
    'Craft 1 diamond_sword',
    'Craft 1 iron_pickaxe',
    'Craft 1 stone_sword',
  ],
}
const rich = {
  diamond_pickaxe: 1,
  diamond_sword: 1,
  oak_planks: 64,
  stick: 32,
  cobblestone: 64,
  crafting_table: 1,
}

async function proposals(
  rounds: number,
  observation: Partial<Observation>,
  curriculum = make(grown),
): Promise<readonly string[]> {
  const names: string[] = []
  const inventory: Record<string, number> = { ...observation.inventory }
  for (let round = 0; round < rounds; round += 1) {
    const name = await propose({ ...observation, inventory: { ...inventory } }, curriculum)
    names.push(name)
    await curriculum.record({ task: { name }, status: 'completed', attempts: 1 })
    const parsed = techTree.parseTask(name)
    const item = parsed.status === 'parsed' ? parsed.task.accepts[0] : undefined
    if (item !== undefined) inventory[item] = 1
  }
  return names
}

test('puts what keeps one alive before the third kind of a variety', async () => {
  const inventory = { ...rich, iron_ingot: 64, white_wool: 6, string: 6, bucket: 1, coal: 9, furnace: 1 }
  const names = await proposals(40, { inventory, seenBlocks: ['water'] })
  const gear = ['shield', 'iron_helmet', 'iron_chestplate', 'iron_leggings', 'iron_boots', 'white_bed', 'bow']
  const last = Math.max(...gear.map((item) => names.indexOf(`Craft 1 ${item}`)))
  expect(gear.filter((item) => !names.includes(`Craft 1 ${item}`))).toEqual([])
  const early = names.slice(0, last).filter((name) => name.endsWith('_slab'))
  expect(early.length).toBeLessThanOrEqual(2)
})

test('proposes important things again that were lost', async () => {
  const inventory = { oak_planks: 64, stick: 32, cobblestone: 64, crafting_table: 1, iron_ingot: 32 }
  const names = await proposals(24, { inventory }, make(grown))
  expect(names).toContain('Craft 1 iron_pickaxe')
  const held = await proposals(24, { inventory: { ...inventory, ...rich } }, make(grown))
  expect(held).not.toContain('Craft 1 iron_pickaxe')
})

test('proposes nothing that this dimension does not have', async () => {
  const elsewhere = /netherrack|soul_|glowstone|quartz|end_stone|blaze|crimson|warped|chorus|purpur/
  const inOverworld = await proposals(50, { inventory: rich, dimension: 'overworld' })
  expect(inOverworld.filter((name) => elsewhere.test(name))).toEqual([])
  const inNether = await proposals(20, { inventory: rich, dimension: 'the_nether', biome: 'nether_wastes' })
  expect(inNether.filter((name) => /sand$|coal|clay|dandelion|pig$|cow|oak_log/.test(name))).toEqual([])
})

const enchanted = (): TechTreeCurriculum =>
  make({ ...grown, completed: [...grown.completed, 'Enchant 1 diamond_pickaxe'] })

/** Held by whoever may set out for the Nether. */
const ready = {
  ...rich,
  iron_sword: 1,
  iron_chestplate: 1,
  water_bucket: 1,
  golden_boots: 1,
  gold_ingot: 4,
}

test('sets out for the Nether when new things nearby have become dear, and not before', async () => {
  expect(await proposals(30, { inventory: ready })).not.toContain('Enter the_nether')
  const held = techTree.items.filter((item) => !/blaze|ender_eye/.test(item))
  const everything = { ...Object.fromEntries(held.map((item) => [item, 1])), ...ready }
  expect(await propose({ inventory: everything, usedSlots: 20 }, enchanted())).toBe('Enter the_nether')
})

test('sets out for the Nether once many kinds of things were held, however cheap the next ones are', async () => {
  const dress = {
    furnace: 1,
    iron_ingot: 1,
    diamond: 1,
    shield: 1,
    iron_helmet: 1,
    iron_leggings: 1,
    iron_boots: 1,
  }
  const plain = techTree.items.filter((item) => /_(planks|stairs|slab|button|carpet|fence|dye)$/.test(item))
  const held = Object.fromEntries(plain.slice(0, 120).map((item) => [item, 1]))
  const many = { ...held, ...dress, cooked_beef: 8, ...ready }
  expect(Object.keys(many).length).toBeGreaterThan(130)
  expect(await propose({ inventory: many, usedSlots: 20 })).toBe('Enchant 1 diamond_pickaxe')
  expect(await propose({ inventory: many, usedSlots: 20 }, enchanted())).toBe('Enter the_nether')
})

test('proposes nothing again that failed unseen, until it is seen', async () => {
  const name = 'Mine 1 birch_log'
  const initial = { ...grown, failed: [name] }
  const observation = { inventory: rich, seenBlocks: ['oak_log'] }
  expect(await proposals(50, observation, make(initial))).not.toContain(name)
  // Nor is anything made of it.
  const ofBirch = (await proposals(60, observation, make(initial))).filter((each) => each.includes('birch'))
  expect(ofBirch).toEqual([])
  const birch = { kind: 'block', name: 'birch_log', position: { x: 9, y: 64, z: 0 } } as const
  const places = [{ ...birch, dimension: 'overworld', seenAtTick: 0, ageTicks: 0, distanceBlocks: 9 }]
  expect(await proposals(50, { ...observation, places }, make(initial))).toContain(name)
})

test('prefers what experience found to be quick', async () => {
  const record = {
    version: '1.19.4',
    biome: 'plains',
    dimension: 'overworld',
    failures: 0,
    damage: 0,
    tries: 9,
  }
  const sources = { seenBlocks: ['sand', 'gravel'], inventory: rich }
  const first = async (slow: string, quick: string): Promise<string | undefined> => {
    const records = [
      { ...record, way: 'mine', item: slow, ticks: 90_000, items: 9 },
      { ...record, way: 'mine', item: quick, ticks: 90, items: 90 },
    ]
    const experience = createExperience({ version: '1.19.4', records })
    const curriculum = techTreeCurriculum({ techTree, random: () => 0, experience, initial: grown })
    const names = await proposals(25, sources, curriculum)
    return names.find((name) => name === `Mine 1 ${slow}` || name === `Mine 1 ${quick}`)
  }
  expect(await first('sand', 'gravel')).toBe('Mine 1 gravel')
  expect(await first('gravel', 'sand')).toBe('Mine 1 sand')
})

test('picks each fight once', async () => {
  const curriculum = make({ completed: ['Kill 1 zombie'] })
  const nearbyEntities = [{ name: 'zombie', position: { x: 0, y: 0, z: 0 }, distanceBlocks: 6 }]
  const inventory = { stone_sword: 1, shield: 1 }
  expect(await propose({ inventory, nearbyEntities }, curriculum)).not.toContain('Kill')
})

test('does not eat what harms', async () => {
  expect(await propose({ food: 9, inventory: { rotten_flesh: 3 } })).not.toContain('Eat')
})

test('lets a failed task rest and comes back to it', async () => {
  const curriculum = make()
  const first = await propose({}, curriculum)
  await curriculum.record({ task: { name: first }, status: 'failed', attempts: 4 })
  const names: string[] = []
  for (let round = 0; round < 10; round += 1) names.push(await propose({}, curriculum))
  expect(names.slice(0, 4)).not.toContain(first)
  expect(names).toContain(first)
})

test('stays below as long as there is something to do below', async () => {
  const initial = { completed: ['Craft 1 diamond_pickaxe', 'Craft 1 stone_sword', 'Craft 1 iron_pickaxe'] }
  const inventory = { diamond_pickaxe: 1, stick: 6, oak_planks: 6, cobblestone: 60, crafting_table: 1 }
  const seenBlocks = ['sand', 'oak_log', 'birch_log', 'stone', 'deepslate']
  const nearbyBlocks = [{ name: 'deepslate', count: 90, nearest: { x: 0, y: -20, z: 0 }, distanceBlocks: 2 }]
  const position = { x: 0, y: -20, z: 0 }
  const curriculum = make(initial)
  const names: string[] = []
  for (let round = 0; round < 12; round += 1) {
    const name = await propose({ inventory, seenBlocks, nearbyBlocks, position }, curriculum)
    names.push(name)
    await curriculum.record({ task: { name }, status: 'completed', attempts: 1 })
  }
  expect(names.filter((name) => /sand|_log|Kill/.test(name))).toEqual([])
})

test('goes for what lies near on the surface later at night than by day', async () => {
  const initial = { completed: ['Craft 1 diamond_pickaxe', 'Craft 1 stone_sword', 'Craft 1 iron_pickaxe'] }
  const inventory = { diamond_pickaxe: 1, stick: 6, oak_planks: 6, cobblestone: 60, crafting_table: 1 }
  const nearbyBlocks = [{ name: 'sand', count: 90, nearest: { x: 0, y: 63, z: 0 }, distanceBlocks: 2 }]
  const roundsUntilSand = async (timeOfDay: number): Promise<number> => {
    const curriculum = make(initial)
    for (let round = 0; round < 60; round += 1) {
      const name = await propose({ inventory, nearbyBlocks, timeOfDay }, curriculum)
      if (name.includes('sand')) return round
      await curriculum.record({ task: { name }, status: 'completed', attempts: 1 })
    }
    return Infinity
  }
  expect(await roundsUntilSand(14_000)).toBeGreaterThan((await roundsUntilSand(6_000)) + 10)
})

test('retires a task that failed three times', async () => {
  const name = 'Mine 12 wood log'
  const curriculum = make({ failed: [name, name, name] })
  for (let round = 0; round < 30; round += 1) expect(await propose({}, curriculum)).not.toBe(name)
})

test('goes on from stored progress', async () => {
  const curriculum = make({ completed: ['Mine 12 wood log', 'Craft 1 crafting_table'] })
  expect(await propose({}, curriculum)).toBe('Craft 1 wooden_pickaxe')
})

test('gives back its progress as plain data', async () => {
  const curriculum = make({ completed: ['Mine 12 wood log'] })
  await curriculum.record({ task: { name: 'Craft 1 stick' }, status: 'failed', attempts: 4 })
  expect(curriculum.progress()).toEqual({ completed: ['Mine 12 wood log'], failed: ['Craft 1 stick'] })
})

test('explains the task in its context', async () => {
  const task = await make().propose(makeObservation())
  expect(task.context).toContain('oak_log')
})

test('rejects with the reason of an aborted signal', async () => {
  const reason = new DOMException('Stopped by the test.', 'AbortError')
  await expect(make().propose(makeObservation(), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

test('says why it chose a task', async () => {
  const { reasoning } = await make().propose(makeObservation())
  expect(reasoning).toBe('The tools of the next tier need it.')
})

test('the way down to the diamonds is perilous, tools of wood are not, and neither is a task of somebody else’s', async () => {
  const curriculum = make()
  const perilous = await playPerfectly(16, { curriculum, keep: curriculum.isPerilous })
  expect(perilous).toEqual(['Mine 3 diamond', 'Craft 1 diamond_pickaxe'])
  expect(curriculum.isPerilous({ name: 'Mine 3 diamond', reasoning: 'Somebody wants them.' })).toBe(false)
})

test('a hunt for monsters is perilous', async () => {
  const curriculum = make()
  const zombie = { name: 'zombie', position: { x: 0, y: 0, z: 0 }, distanceBlocks: 6 }
  const inventory = Object.fromEntries(['stone_sword', 'stone_pickaxe', 'shield'].map((name) => [name, 1]))
  const task = await curriculum.propose(makeObservation({ inventory, nearbyEntities: [zombie] }))
  expect([task.name, curriculum.isPerilous(task)]).toEqual(['Kill 1 zombie', true])
})
