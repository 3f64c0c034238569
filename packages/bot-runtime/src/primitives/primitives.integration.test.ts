import type { StepResult } from '@voyager-mc/core'
import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  world = await startWorld({ seed: 7, difficulty: 'peaceful', viewDistanceChunks: 3 })
  // What lies below the grass is asked for before anybody has dug.
  environment = createMinecraftEnvironment({ port: world.port, operator: { reset: true }, sight: 'loaded' })
  await environment.reset()
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

function run(body: string): Promise<StepResult> {
  return environment.step({ name: 'main', source: `async function main(bot) { ${body} }` })
}

const lastResult = ({ events }: StepResult): unknown =>
  events.findLast(({ type }) => type === 'primitive-result')

test('mineBlock brings the logs it reports', async () => {
  const result = await run('await mineBlock(bot, "oak_log", 2)')
  expect(result.outcome).toEqual({ status: 'completed' })
  expect(result.observation.inventory.oak_log).toBeGreaterThanOrEqual(2)
})

test('mineBlock says which tool is missing instead of wasting time', async () => {
  const result = await run('await mineBlock(bot, "stone", 1)')
  expect(lastResult(result)).toMatchObject({ reason: 'missing-tool', detail: { needs: 'wooden_pickaxe' } })
})

test('craftItem counts repeats of the recipe', async () => {
  await environment.reset({ mode: 'hard', inventory: { oak_log: 3 } })
  const result = await run('await craftItem(bot, "oak_planks", 2)')
  expect(result.observation.inventory).toEqual({ oak_log: 1, oak_planks: 8 })
})

test('craftItem says what it needs', async () => {
  const result = await run('await craftItem(bot, "crafting_table", 5)')
  expect(result.events).toContainEqual(
    expect.objectContaining({
      type: 'program-log',
      text: expect.stringContaining('I cannot make crafting_table'),
    }),
  )
})

test('craftItem makes what only the code of the game knows', async () => {
  const inventory = { gunpowder: 2, red_dye: 1, bowl: 1, red_mushroom: 1, brown_mushroom: 1, poppy: 1 }
  await environment.reset({ mode: 'hard', inventory })
  const result = await run(
    'await craftItem(bot, "firework_star", 1); await craftItem(bot, "suspicious_stew", 1)',
  )
  expect(result.observation.inventory).toEqual({ gunpowder: 1, firework_star: 1, suspicious_stew: 1 })
})

test('craftItem mixes planks as the game does', async () => {
  const inventory = { oak_planks: 6, birch_planks: 4, acacia_planks: 4 }
  await environment.reset({ mode: 'hard', inventory: { ...inventory, crafting_table: 1 } })
  const result = await run(`
    await craftItem(bot, "stick", 1)
    await craftItem(bot, "chest", 1)
  `)
  // The table stands where it was needed.
  expect(result.observation.inventory).toEqual({ stick: 4, chest: 1, acacia_planks: 4 })
})

test('obtain makes do with planks of several kinds', async () => {
  const inventory = { oak_planks: 4, birch_planks: 3, acacia_planks: 1 }
  await environment.reset({ mode: 'hard', inventory: { ...inventory, crafting_table: 1 } })
  const result = await run('await obtain(bot, "chest", 1)')
  expect(result.observation.inventory).toEqual({ chest: 1, crafting_table: 1 })
})

test('craftItem asks for the one plank that is lacking among several kinds', async () => {
  const inventory = { oak_planks: 3, birch_planks: 3, acacia_planks: 1 }
  await environment.reset({ mode: 'hard', inventory: { ...inventory, crafting_table: 1 } })
  const result = await run('await craftItem(bot, "chest", 1)')
  expect(lastResult(result)).toMatchObject({ reason: 'missing-item', detail: { missing: { oak_planks: 1 } } })
})

test('a placed furnace smelts and gives the result', async () => {
  await environment.reset({ mode: 'hard', inventory: { furnace: 1, raw_iron: 1, coal: 1 } })
  const result = await run(`
    await placeItem(bot, "furnace", bot.entity.position.offset(1, 0, 0))
    await smeltItem(bot, "raw_iron", "coal", 1)
  `)
  expect(result.observation.inventory).toEqual({ iron_ingot: 1 })
})

test('a chest keeps what is put in and gives it back', async () => {
  await environment.reset({ mode: 'hard', inventory: { chest: 1, dirt: 5 } })
  const result = await run(`
    const place = bot.entity.position.offset(2, 0, 0)
    const placed = await placeItem(bot, "chest", place)
    const chest = bot.findBlock({ matching: mcData.blocksByName.chest.id, maxDistance: 8 }).position
    await depositItemIntoChest(bot, chest, { dirt: 5 })
    await getItemFromChest(bot, chest, { dirt: 2 })
  `)
  expect(result.outcome).toEqual({ status: 'completed' })
  expect(result.observation.inventory).toEqual({ dirt: 2 })
  expect(result.observation.chests).toContainEqual(expect.objectContaining({ contents: { dirt: 3 } }))
})

test('exploreUntil returns what the callback found', async () => {
  const result = await run(`
    let asked = 0
    const found = await exploreUntil(bot, new Vec3(1, 0, 0), 40, () => (asked += 1) > 3 && "here")
    bot.chat("found " + found)
  `)
  expect(result.events).toContainEqual(expect.objectContaining({ type: 'program-log', text: 'found here' }))
})

test('exploreUntil refuses a direction of nothing', async () => {
  const { outcome } = await run('await exploreUntil(bot, new Vec3(0, 0, 0), 10)')
  expect(outcome).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('direction cannot be 0, 0, 0'),
  })
})
