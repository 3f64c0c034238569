import type { GameEvent } from '@voyager-mc/core'
import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'
import type { MinecraftStepResult } from '../step/run-step.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  const gamerules = { doMobSpawning: false, doDaylightCycle: false }
  world = await startWorld({ clock, seed: 7, viewDistanceChunks: 2, difficulty: 'peaceful', gamerules })
  environment = createMinecraftEnvironment({ port: world.port })
  await environment.reset()
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

function fill(from: readonly number[], to: readonly number[], block: string): void {
  world.runCommand(`fill ${from.join(' ')} ${to.join(' ')} ${block}`)
}

beforeEach(() => {
  world.runCommand('kill @e[type=!player]')
  fill([-4, 145, -8], [24, 149, 8], 'stone')
  fill([-4, 150, -8], [24, 156, 8], 'air')
  world.runCommand('clear bot')
  world.teleport('bot', { x: 0.5, y: 150, z: 0.5 })
})

const run = (body: string): Promise<MinecraftStepResult> =>
  environment.step({
    name: 'main',
    source: `async function main(bot) { await bot.waitForTicks(15)\n${body} }`,
  })

const said = (events: readonly GameEvent[]): string =>
  events.flatMap((event) => (event.type === 'program-log' ? [event.text] : [])).join('\n')

test(
  'obtain plans with the tree that was seen before, not with the most usual one',
  { retry: 0 },
  async () => {
    fill([20, 150, 0], [20, 152, 0], 'birch_log')
    world.teleport('bot', { x: 15.5, y: 150, z: 0.5 })
    await run('await bot.waitForTicks(60)')
    fill([-2, 146, -2], [1, 148, 1], 'air')
    world.teleport('bot', { x: 0.5, y: 146, z: 0.5 })
    const { observation, events } = await run('await obtain(bot, "stick", 4)')
    expect(said(events)).toMatch(/To obtain 4 stick: mine 1 birch_log/)
    expect(observation.inventory).toMatchObject({ stick: 4 })
  },
)

test('obtain plans, gathers, places a station and crafts', { retry: 0 }, async () => {
  fill([4, 150, 0], [4, 153, 0], 'oak_log')
  const { observation, events } = await run('await obtain(bot, "stone_pickaxe")')
  // The table goes along again.
  expect(observation.inventory).toMatchObject({ stone_pickaxe: 1, crafting_table: 1 })
  expect(said(events)).toMatch(/To obtain 1 stone_pickaxe: mine 3 oak_log, .*craft 1 stone_pickaxe\./)
})

test('what the surface has is looked for above ground', { retry: 0 }, async () => {
  fill([99, 36, 99], [102, 38, 102], 'air')
  world.teleport('bot', { x: 100.5, y: 36, z: 100.5 })
  world.runCommand('give bot iron_pickaxe 2')
  const { observation } = await run('await obtain(bot, "dandelion")')
  expect(observation.position.y).toBeGreaterThan(50)
})

test('obtain fills a bucket with water', { retry: 0 }, async () => {
  world.runCommand('give bot bucket')
  fill([4, 149, 0], [5, 149, 1], 'water')
  const { observation } = await run('await obtain(bot, "water_bucket")')
  expect(observation.inventory).toEqual({ water_bucket: 1 })
})

test('obtain makes a sword before it hunts what fights back', { retry: 0 }, async () => {
  world.runCommand('difficulty easy')
  fill([4, 150, 0], [4, 153, 0], 'oak_log')
  for (const z of [4, 5, 6, 7]) world.spawnMob('spider', { x: 10.5, y: 150, z: z + 0.5 })
  const { observation, events } = await run('await obtain(bot, "string", 1)')
  world.runCommand('difficulty peaceful')
  expect(said(events)).toMatch(/Crafted 1 wooden_sword\./)
  expect(observation.inventory['string']).toBeGreaterThan(0)
})

test('obtain mines what it can before it lights a fire', { retry: 0 }, async () => {
  fill([4, 150, 0], [4, 151, 0], 'iron_ore')
  for (const [name, count] of Object.entries({ furnace: 1, coal: 3, stone_pickaxe: 1, raw_iron: 2 }))
    world.give('bot', { name, count })
  const { observation, events } = await run('await obtain(bot, "iron_ingot", 4)')
  expect(observation.inventory).toMatchObject({ iron_ingot: 4, furnace: 1 })
  expect(said(events)).toMatch(/Mined 2 iron_ore\.[^]*Smelted 4 raw_iron/)
})

test('obtain goes down no further than an ore is frequent', { retry: 0 }, async () => {
  for (const x of [-16, 0]) fill([x, 0, -16], [x + 15, 60, 0], 'stone')
  for (const x of [-16, 0]) fill([x, 0, 0], [x + 15, 60, 15], 'stone')
  world.give('bot', { name: 'iron_pickaxe', count: 1 })
  world.give('bot', { name: 'oak_log', count: 4 })
  fill([0, 59, 0], [0, 60, 0], 'air')
  world.teleport('bot', { x: 0.5, y: 59, z: 0.5 })
  const { observation, events } = await run(
    'const end = obtain(bot, "raw_iron", 1)\nawait bot.waitForTicks(1800)\nreturn end',
  )
  expect(said(events)).toContain('To obtain 1 raw_iron')
  // Iron is most frequent at 16, and a way down ends a few blocks from that; a tunnel from there may lead down a step more.
  expect(observation.position.y).toBeGreaterThan(8)
  // And from there the search goes on at its level, not above ground.
  expect(observation.position.y).toBeLessThan(45)
})

test('obtain makes obsidian of lava and water, and takes the water along', { retry: 0 }, async () => {
  fill([10, 148, -2], [13, 149, 2], 'lava')
  fill([-3, 149, -6], [-2, 149, -5], 'water')
  for (const name of ['bucket', 'diamond_pickaxe']) world.give('bot', { name, count: 1 })
  const { observation } = await run('await obtain(bot, "obsidian", 2)')
  expect(observation.inventory).toMatchObject({ obsidian: 2, water_bucket: 1 })
  expect(observation.health).toBe(20)
})

const field = (ages: readonly number[]): void =>
  ages.forEach((age, index) => {
    fill([4 + index, 149, 4], [4 + index, 149, 4], 'farmland[moisture=7]')
    fill([4 + index, 150, 4], [4 + index, 150, 4], `wheat[age=${age}]`)
  })

test('obtain harvests the ripe wheat nearby and leaves what is unripe', { retry: 0 }, async () => {
  field([0, 3, 7, 7])
  const { observation } = await run('await obtain(bot, "wheat", 2)')
  expect(observation.inventory).toMatchObject({ wheat: 2 })
  expect(Math.abs(observation.position.x)).toBeLessThan(16)
  for (const x of [4, 5]) expect(world.blockAt({ x, y: 150, z: 4 }).name).toBe('wheat')
})

test('obtain makes unripe wheat nearby ripe with bone meal', { retry: 0 }, async () => {
  field([0])
  world.give('bot', { name: 'bone_meal', count: 12 })
  const { observation } = await run('await obtain(bot, "wheat")')
  expect(observation.inventory).toMatchObject({ wheat: 1 })
  expect(Math.abs(observation.position.x)).toBeLessThan(16)
})

test.for([
  ['"elytra"', /cannot obtain elytra: it takes loot 1 elytra/],
  ['"bedrock"', /cannot obtain bedrock/],
  ['"dirt", 1000', /ask for 1 to 256/],
] as const)('obtain refuses %s', { retry: 0 }, async ([given, words]) => {
  const { events, observation } = await run(`await obtain(bot, ${given})`)
  expect(said(events)).toMatch(words)
  expect(observation.elapsedTicks).toBeLessThan(60)
})

test('a carried table is placed rather than a far one walked to', { retry: 0 }, async () => {
  fill([20, 150, 0], [20, 150, 0], 'crafting_table')
  world.give('bot', { name: 'crafting_table', count: 1 })
  world.give('bot', { name: 'oak_planks', count: 3 })
  world.give('bot', { name: 'stick', count: 2 })
  const { observation, events } = await run('await craftItem(bot, "wooden_pickaxe", 1)')
  expect(observation.inventory).toEqual({ wooden_pickaxe: 1 })
  expect(observation.position.x).toBeLessThan(6)
  expect(said(events)).toMatch(/Placed my crafting_table at \(/)
})

test('the distance of a far station is told', { retry: 0 }, async () => {
  fill([20, 150, 0], [20, 150, 0], 'furnace')
  world.give('bot', { name: 'raw_iron', count: 1 })
  world.give('bot', { name: 'coal', count: 1 })
  const { observation, events } = await run('await smeltItem(bot, "raw_iron", "coal", 1)')
  expect(said(events)).toMatch(/Walking (19|20) blocks to the furnace\./)
  expect(observation.inventory).toEqual({ iron_ingot: 1 })
})

test('ensureStation makes a table of a log, and says what it cannot make', { retry: 0 }, async () => {
  world.give('bot', { name: 'birch_log', count: 1 })
  const { events } = await run(`
    const { detail } = await ensureStation(bot, "crafting_table")
    console.log(bot.blockAt(new Vec3(detail.position.x, detail.position.y, detail.position.z)).name)
    console.log((await ensureStation(bot, "anvil")).reason, (await ensureStation(bot, "water_cauldron")).message)`)
  expect(said(events)).toMatch(/^crafting_table$[^]*^missing-station There is no water_cauldron [^;]*$/m)
  expect(said(events)).toContain('; obtain(bot, "anvil") gathers what it takes')
})

test('places are remembered by name, for later programs and for prompts', { retry: 0 }, async () => {
  const first = await run(
    'await remember(bot, "Iron mine", new Vec3(7, 150, 3)); await remember(bot, "§", bot.entity.position)',
  )
  expect(said(first.events)).toMatch(/A name has 1 to 40 letters/)
  const later = await run('console.log(String(await recall(bot, "iron_mine")), await recall(bot, "home"))')
  expect(said(later.events)).toMatch(
    /no place home here; I know: iron_mine in overworld[^]*\(7, 150, 3\) null/,
  )
  expect(later.observation.places).toContainEqual(
    expect.objectContaining({ kind: 'waypoint', name: 'iron_mine' }),
  )
})

test('countItems counts families, and goToSurface climbs to the open sky', { retry: 0 }, async () => {
  fill([-4, 150, -8], [24, 153, 8], 'stone')
  fill([12, 150, 0], [12, 151, 0], 'air')
  world.teleport('bot', { x: 12.5, y: 150, z: 0.5 })
  world.give('bot', { name: 'iron_pickaxe', count: 1 })
  world.give('bot', { name: 'cobblestone', count: 12 })
  const { events, observation } = await run(
    'console.log(await countItems(bot, "*_pickaxe"), await countItems(bot, "stick")); await goToSurface(bot)',
  )
  expect(said(events)).toContain('1 0')
  expect(observation.position.y).toBeGreaterThan(153)
})

test('ensureStation makes the table that a furnace takes', { retry: 0 }, async () => {
  world.runCommand('give bot cobblestone 9')
  world.runCommand('give bot oak_log 2')
  const { observation, events } = await run('await ensureStation(bot, "furnace")')
  expect(said(events)).toMatch(/Placed my furnace/)
  expect(observation.inventory).not.toHaveProperty('furnace')
})

test('dirt is dug for a way without wearing the pickaxe in hand', { retry: 0 }, async () => {
  world.runCommand('give bot iron_pickaxe')
  world.runCommand('give bot cobblestone 1')
  fill([2, 150, -8], [4, 154, 8], 'dirt')
  const { observation } = await run(
    'await equipItem(bot, "iron_pickaxe")\nawait goTo(bot, new Vec3(8.5, 150, 0.5), 1)',
  )
  expect(observation.position.x).toBeGreaterThan(7)
  expect(observation.usesLeft).toMatchObject({ iron_pickaxe: 250 })
})

test('an ore that only the middle of the cell sees is mined from its edge, too', { retry: 0 }, async () => {
  world.runCommand('give bot stone_pickaxe')
  world.runCommand('setblock 1 151 0 stone')
  world.runCommand('setblock 2 150 2 iron_ore')
  world.teleport('bot', { x: 0.69, y: 150, z: 0.31 })
  const { observation, events } = await run('await mineBlock(bot, "iron_ore", 1)')
  expect(said(events)).toMatch(/Mined 1 iron_ore\./)
  expect(observation.inventory).toMatchObject({ raw_iron: 1 })
})
