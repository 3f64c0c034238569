import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'
import { createMinecraftEnvironment } from '../create-minecraft-environment.ts'
import type { MinecraftStepResult } from '../step/run-step.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'easy' })
})
beforeEach(() => platform.enter({ operator: { returnPlacedItems: false } }))
afterAll(() => platform.stop())

const last = ({ events, outcome }: MinecraftStepResult): unknown =>
  events.findLast(({ type }) => type === 'primitive-result') ?? outcome
const succeeded = expect.objectContaining({ status: 'succeeded' })
const failedBecause = (reason: string): unknown => expect.objectContaining({ status: 'failed', reason })

test('killMob kills and gathers', async () => {
  platform.give('iron_sword')
  platform.world.spawnMob('cow', platform.at(4, 0, 0.5))
  const result = await platform.run('await bot.waitForTicks(10); await killMob(bot, "cow", 60)')
  expect(last(result)).toEqual(succeeded)
  expect(result.observation.inventory['beef']).toBeGreaterThan(0)
})

test('killMob says when there is none', async () => {
  expect(last(await platform.run('await killMob(bot, "pig", 5)'))).toEqual(failedBecause('not-found'))
})

test('shoot kills with arrows', async () => {
  platform.give('bow')
  platform.give('arrow', 64)
  platform.world.spawnMob('chicken', platform.at(6, 0, 0.5))
  expect(last(await platform.run('await bot.waitForTicks(10); await shoot(bot, "bow", "chicken")'))).toEqual(
    succeeded,
  )
})

test('shoot needs the weapon', async () => {
  expect(last(await platform.run('await shoot(bot, "bow", "pig")'))).toEqual(failedBecause('missing-item'))
})

test('eatFood fills an empty stomach', async () => {
  platform.give('cooked_beef', 2)
  platform.world.runCommand('effect give bot hunger 60 100')
  await platform.run('await bot.waitForTicks(400)')
  platform.world.runCommand('effect clear bot')
  const result = await platform.run('await eatFood(bot)')
  expect(last(result)).toEqual(succeeded)
  expect(result.observation.food).toBeGreaterThan(15)
})

test('equipItem puts armour on', async () => {
  platform.give('iron_helmet')
  const result = await platform.run('await bot.waitForTicks(5); await equipItem(bot, "iron_helmet")')
  expect(result.observation.equipment.head).toBe('iron_helmet')
})

test('equipItem says what is missing', async () => {
  expect(last(await platform.run('await equipItem(bot, "iron_helmet")'))).toEqual(
    failedBecause('missing-item'),
  )
})

test('sleepInBed sleeps through the night', async () => {
  platform.world.runCommand('time set 13500')
  platform.world.setBlock(platform.at(2, 0, 0), 'white_bed', {
    facing: 'east',
    part: 'foot',
    occupied: false,
  })
  platform.world.setBlock(platform.at(3, 0, 0), 'white_bed', {
    facing: 'east',
    part: 'head',
    occupied: false,
  })
  const result = await platform.run('await bot.waitForTicks(5); await sleepInBed(bot)')
  expect(last(result)).toEqual(succeeded)
})

test('sleepInBed puts down the bed that is carried, and takes it along in the morning', async () => {
  platform.world.runCommand('time set 13500')
  platform.give('white_bed')
  const result = await platform.run('await bot.waitForTicks(5); await sleepInBed(bot)')
  expect(last(result)).toEqual(succeeded)
  expect(result.observation.inventory['white_bed']).toBe(1)
})

test('sleepInBed puts no bed down by day', async () => {
  platform.world.runCommand('time set 3000')
  platform.give('white_bed')
  const result = await platform.run('await bot.waitForTicks(5); await sleepInBed(bot)')
  expect(last(result)).toEqual(failedBecause('not-possible'))
  expect(result.events.filter(({ type }) => type === 'block-place')).toEqual([])
})

test('crops are planted and harvested', async () => {
  platform.world.setBlock(platform.at(2, -1, 0), 'farmland', { moisture: 7 })
  platform.world.setBlock(platform.at(3, -1, 0), 'water')
  platform.give('wheat_seeds', 2)
  const planted = await platform.run(`await bot.waitForTicks(5); await plantCrop(bot, "wheat_seeds", 1)`)
  expect(last(planted)).toEqual(succeeded)
  platform.world.setBlock(platform.at(2, 0, 0), 'wheat', { age: 7 })
  const result = await platform.run('await bot.waitForTicks(5); await harvestCrop(bot, "wheat", 1)')
  expect(last(result)).toEqual(succeeded)
  expect(result.observation.inventory['wheat']).toBeGreaterThan(0)
})

test('mineBlock takes the vines that bear berries, not the nearest', async () => {
  for (const dx of [2, 3, 4]) {
    platform.world.setBlock(platform.at(dx, 2, 0), 'stone')
    platform.world.setBlock(platform.at(dx, 1, 0), 'cave_vines', { age: 20, berries: dx === 4 })
  }
  const result = await platform.run('await bot.waitForTicks(5); await mineBlock(bot, "cave_vines", 1)')
  expect(last(result)).toEqual(succeeded)
  expect(result.observation.inventory).toEqual({ glow_berries: 1 })
})

test('mineBlock takes the wheat that is ripe, not the nearest', async () => {
  for (const dx of [2, 3, 4]) {
    platform.world.setBlock(platform.at(dx, -1, 0), 'farmland', { moisture: 7 })
    platform.world.setBlock(platform.at(dx, 0, 0), 'wheat', { age: dx === 4 ? 7 : 3 })
  }
  const result = await platform.run('await bot.waitForTicks(5); await mineBlock(bot, "wheat", 1)')
  expect(last(result)).toEqual(succeeded)
  expect(result.observation.inventory).toMatchObject({ wheat: 1 })
})

test('harvestCrop picks ripe berries off a bush, which stays, and knows it by its fruit', async () => {
  platform.fill([2, -1, -1], [4, -1, 1], 'grass_block')
  platform.world.setBlock(platform.at(2, 0, 0), 'sweet_berry_bush', { age: 1 })
  platform.world.setBlock(platform.at(4, 0, 0), 'sweet_berry_bush', { age: 3 })
  const harvest = 'await bot.waitForTicks(5); await harvestCrop(bot, "sweet_berries", 1)'
  const result = await platform.run(harvest)
  expect(last(result)).toEqual(succeeded)
  expect(result.observation.inventory['sweet_berries']).toBeGreaterThan(1)
  expect(platform.world.blockAt(platform.at(4, 0, 0))).toMatchObject({
    name: 'sweet_berry_bush',
    properties: { age: 1 },
  })
  expect(last(await platform.run(harvest))).toEqual(failedBecause('not-found'))
})

test('useItemOn tills the ground', async () => {
  platform.world.setBlock(platform.at(2, -1, 0), 'dirt')
  platform.give('iron_hoe')
  await platform.run('await bot.waitForTicks(5); await useItemOn(bot, "iron_hoe", "dirt")')
  expect(platform.world.blockAt(platform.at(2, -1, 0)).name).toBe('farmland')
})

test('fishItem brings in a catch', async () => {
  for (let dx = 2; dx <= 10; dx += 1)
    for (let dz = -4; dz <= 4; dz += 1) platform.world.setBlock(platform.at(dx, -1, dz), 'water')
  platform.give('fishing_rod')
  const result = await platform.run('await bot.waitForTicks(10); await fishItem(bot, 2)')
  expect(last(result)).toEqual(succeeded)
  expect(Object.keys(result.observation.inventory).length).toBeGreaterThan(1)
})

test('fishItem needs a rod', async () => {
  expect(last(await platform.run('await fishItem(bot, 1)'))).toEqual(failedBecause('missing-item'))
})

test('followPlayer says when the player is not there', async () => {
  expect(last(await platform.run('await followPlayer(bot, "Nobody", 5)'))).toEqual(failedBecause('not-found'))
})

test('followPlayer comes near', async () => {
  const other = createMinecraftEnvironment({ port: platform.world.port, username: 'Ada' })
  await other.reset()
  platform.world.teleport('Ada', platform.at(9.5, 0, 0.5))
  await platform.run('await bot.waitForTicks(20); await followPlayer(bot, "Ada", 10)')
  const there = platform.world.players.find(({ name }) => name === 'bot')?.position.x ?? 0
  await other.close()
  expect(there).toBeGreaterThan(platform.feet.x + 4)
})

test('giveItem hands items to another player, who has them then', async () => {
  const other = createMinecraftEnvironment({ port: platform.world.port, username: 'Ada' })
  await other.reset()
  platform.world.teleport('Ada', platform.at(7.5, 0, 0.5))
  platform.give('bread', 5)
  const result = await platform.run('await bot.waitForTicks(20); await giveItem(bot, "Ada", "bread", 3)')
  const held = other.bot?.inventory.items().map(({ name, count }) => [name, count])
  await other.close()
  expect(last(result)).toMatchObject({
    status: 'succeeded',
    detail: { player: 'Ada', item: 'bread', given: 3 },
  })
  expect(held).toEqual([['bread', 3]])
  expect(result.observation.inventory).toEqual({ bread: 2 })
})

test.each([
  { why: 'more than is held', gift: '"Ada", "bread", 6', reason: 'missing-item' },
  { why: 'to a player who is not there', gift: '"Nobody", "bread"', reason: 'not-found' },
])('giveItem refuses to give $why', async ({ gift, reason }) => {
  platform.give('bread', 5)
  const result = await platform.run(`await bot.waitForTicks(5); await giveItem(bot, ${gift})`)
  expect(last(result)).toEqual(failedBecause(reason))
  expect(result.observation.inventory).toEqual({ bread: 5 })
})

test('giveItem takes back what a player with a full inventory does not pick up', async () => {
  const other = createMinecraftEnvironment({ port: platform.world.port, username: 'Ada' })
  await other.reset()
  platform.world.teleport('Ada', platform.at(5.5, 0, 0.5))
  for (let slot = 0; slot < 36; slot += 1) platform.world.give('Ada', { name: 'stone_sword', count: 1 })
  platform.give('bread', 2)
  const result = await platform.run('await bot.waitForTicks(20); await giveItem(bot, "Ada", "bread", 2)')
  await other.close()
  expect(last(result)).toMatchObject({ status: 'failed', reason: 'refused', detail: { given: 0 } })
  expect(result.observation.inventory).toEqual({ bread: 2 })
})

test('craftItem says that there is no room, and what to drop', async () => {
  platform.give('oak_log', 2)
  for (let slot = 0; slot < 35; slot += 1) platform.give('stone_sword', 1)
  const result = await platform.run('await bot.waitForTicks(5); await craftItem(bot, "oak_planks", 1)')
  expect(last(result)).toMatchObject({
    status: 'failed',
    reason: 'inventory-full',
    detail: { item: 'oak_planks', drop: 'stone_sword' },
  })
  expect(result.observation.inventory).toMatchObject({ oak_log: 2, stone_sword: 35 })
})

test('craftItem makes one from the last of a stack in a full inventory', async () => {
  platform.give('oak_log', 1)
  for (let slot = 0; slot < 35; slot += 1) platform.give('stone_sword', 1)
  const result = await platform.run('await bot.waitForTicks(5); await craftItem(bot, "oak_planks", 1)')
  expect(result.observation.inventory).toMatchObject({ oak_planks: 4, stone_sword: 35 })
})

test('getItemFromChest leaves in the chest what does not fit, and says so', async () => {
  platform.world.setBlock(platform.at(2, 0, 0), 'chest')
  for (let slot = 0; slot < 36; slot += 1) platform.give('stone_sword', 1)
  const chest = platform.vec(2, 0, 0)
  await platform.run(
    `await bot.waitForTicks(5); await depositItemIntoChest(bot, ${chest}, { stone_sword: 2 })`,
  )
  platform.give('stone_sword', 1)
  const result = await platform.run(
    `await bot.waitForTicks(5); await getItemFromChest(bot, ${chest}, { stone_sword: 2 })`,
  )
  expect(last(result)).toMatchObject({
    status: 'failed',
    reason: 'inventory-full',
    detail: { taken: { stone_sword: 1 } },
  })
})

test('smeltItem leaves in the furnace what does not fit, and says so', async () => {
  platform.world.setBlock(platform.at(2, 0, 0), 'furnace')
  platform.give('raw_iron', 2)
  platform.give('coal', 2)
  for (let slot = 0; slot < 34; slot += 1) platform.give('stone_sword', 1)
  const result = await platform.run('await bot.waitForTicks(5); await smeltItem(bot, "raw_iron", "coal", 1)')
  expect(last(result)).toMatchObject({ status: 'failed', reason: 'inventory-full' })
  expect(result.observation.inventory).toMatchObject({ raw_iron: 1, coal: 1, stone_sword: 34 })
})

test('fleeFrom gets away', async () => {
  platform.world.spawnMob('cow', platform.at(2, 0, 0.5))
  const result = await platform.run('await bot.waitForTicks(10); await fleeFrom(bot, "cow", 8)')
  expect(last(result)).toEqual(succeeded)
})

test('collectDrops gathers what lies around', async () => {
  platform.world.runCommand(
    `summon item ${platform.feet.x + 5} ${platform.feet.y} ${platform.feet.z} {Item:{id:"minecraft:diamond",Count:2b}}`,
  )
  const result = await platform.run('await bot.waitForTicks(10); await collectDrops(bot)')
  expect(result.observation.inventory).toEqual({ diamond: 2 })
})

test('buildStructure places a list of blocks', async () => {
  platform.give('cobblestone', 4)
  const blocks = [0, 1, 2, 3]
    .map((up) => `{ name: "cobblestone", position: new Vec3(0, ${up}, 0) }`)
    .join(', ')
  const result = await platform.run(
    `await bot.waitForTicks(5); await buildStructure(bot, [${blocks}], ${platform.vec(3, 0, 0)})`,
  )
  expect(last(result)).toEqual(succeeded)
  expect([0, 1, 2, 3].map((up) => platform.world.blockAt(platform.at(3, up, 0)).name)).toEqual(
    Array.from({ length: 4 }, () => 'cobblestone'),
  )
})

test('checkItemInsideChest tells of what a barrel holds', async () => {
  platform.world.setBlock(platform.at(2, 0, 0), 'barrel')
  platform.give('coal', 3)
  const result = await platform.run(`
    await bot.waitForTicks(5)
    await depositItemIntoChest(bot, ${platform.vec(2, 0, 0)}, { coal: 2 })
    await checkItemInsideChest(bot, ${platform.vec(2, 0, 0)})
  `)
  expect(last(result)).toMatchObject({ detail: { contents: { coal: 2 } } })
})

test('getItemFromChest says what the chest lacks', async () => {
  platform.world.setBlock(platform.at(2, 0, 0), 'chest')
  const result = await platform.run(
    `await bot.waitForTicks(5); await getItemFromChest(bot, ${platform.vec(2, 0, 0)}, { coal: 2 })`,
  )
  expect(result.events).toContainEqual(expect.objectContaining({ type: 'program-log' }))
})

test('nothing is taken out of the chest of somebody else, and it stays where it is', async () => {
  platform.world.setBlock(platform.at(2, 0, 0), 'chest')
  platform.give('coal', 3)
  const place = platform.at(2, 0, 0)
  const othersChests = [{ position: place, dimension: 'overworld', owner: 'Ada' }]
  const main = (body: string) => ({
    name: 'main',
    source: `async function main(bot) { await bot.waitForTicks(5); ${body} }`,
  })
  const step = (body: string) => platform.environment.step(main(body), { othersChests })
  const vec = platform.vec(2, 0, 0)
  const put = await step(`await depositItemIntoChest(bot, ${vec}, { coal: 2 })`)
  expect(last(put)).toEqual(succeeded)
  const refused = {
    status: 'failed',
    reason: 'refused',
    detail: { owner: 'Ada', position: place },
  }
  const asked = await step(`await getItemFromChest(bot, ${vec}, { coal: 2 })`)
  expect(last(asked)).toMatchObject(refused)
  const words = `The chest at (${place.x}, ${place.y}, ${place.z}) belongs to Ada; ask for what you need`
  expect(asked.events).toContainEqual(expect.objectContaining({ type: 'program-log', text: words }))
  expect(last(await step(`await lootContainer(bot, ${vec})`))).toMatchObject(refused)
  expect(last(await step('await mineBlock(bot, "chest", 1)'))).toMatchObject({ status: 'failed' })
  expect(platform.world.blockAt(place)?.name).toBe('chest')
  const nether = [{ position: place, dimension: 'the_nether', owner: 'Ada' }]
  const taken = await platform.environment.step(main(`await getItemFromChest(bot, ${vec}, { coal: 1 })`), {
    othersChests: nether,
  })
  expect(last(taken)).toEqual(succeeded)
})

test('exploreUntil goes down with a pickaxe', async () => {
  const { x, y, z } = platform.feet
  platform.world.runCommand(`fill ${x - 4} ${y - 25} ${z - 4} ${x + 4} ${y - 1} ${z + 4} stone`)
  platform.give('iron_pickaxe')
  await platform.run(
    'await bot.waitForTicks(5); await exploreUntil(bot, new Vec3(0, -1, 0), 20, () => false)',
  )
  expect(platform.world.players[0]?.position.y).toBeLessThan(platform.feet.y - 1)
})

test('exploreUntil down without a pickaxe ends in time', async () => {
  const result = await platform.run('await exploreUntil(bot, new Vec3(0, -1, 0), 10, () => false)')
  expect(result.outcome.status).toBe('completed')
})

test('waitForMobRemoved ends when the mob is gone', async () => {
  platform.world.spawnMob('cow', platform.at(4, 0, 0.5))
  await platform.run('await bot.waitForTicks(10)')
  const ending = platform.run(`
    const cow = bot.nearestEntity((entity) => entity.name === "cow")
    await waitForMobRemoved(bot, cow, 60)
  `)
  setTimeout(() => platform.world.runCommand('kill @e[type=cow]'), 1000)
  expect(last(await ending)).toEqual(succeeded)
})

test('bot.hawkEye shoots, and waitForMobShot waits for the end', async () => {
  platform.give('bow')
  platform.give('arrow', 16)
  platform.world.spawnMob('cow', platform.at(6, 0, 0.5))
  const result = await platform.run(`
    await bot.waitForTicks(10)
    const cow = bot.nearestEntity((entity) => entity.name === "cow")
    console.log(bot.hawkEye.autoAttack(cow, "crossbow"), bot.hawkEye.autoAttack(cow))
    await waitForMobShot(bot, cow, 60)
  `)
  expect(last(result)).toEqual(succeeded)
  expect(result.events).toContainEqual(expect.objectContaining({ text: 'false true' }))
  expect(result.observation.inventory['arrow']).toBeLessThan(16)
})

test('givePlacedItemBack needs its power', async () => {
  expect(
    last(await platform.run(`await givePlacedItemBack(bot, ["furnace"], [${platform.vec(2, 0, 0)}])`)),
  ).toEqual(failedBecause('refused'))
})

test('tradeWithVillager says when there is none', async () => {
  expect(last(await platform.run('await tradeWithVillager(bot, "bread", 1)'))).toEqual(
    failedBecause('not-found'),
  )
})

test('tradeWithVillager buys what a villager sells, and says what is missing', async () => {
  const { x, y, z } = platform.at(2, 0, 0)
  platform.world.runCommand(`summon villager ${x} ${y} ${z} {VillagerData:{profession:"minecraft:farmer"}}`)
  await platform.run('await bot.waitForTicks(10)')
  const buy = 'await tradeWithVillager(bot, "bread", 1)'
  expect(last(await platform.run(buy))).toEqual(failedBecause('missing-item'))
  platform.give('emerald', 1)
  const bought = await platform.run(`await bot.waitForTicks(5)\n${buy}`)
  expect(last(bought)).toMatchObject({ status: 'succeeded', detail: { gained: { bread: 6 } } })
  expect(bought.observation.inventory).toEqual({ bread: 6 })
  expect(last(await platform.run('await tradeWithVillager(bot, "diamond", 1)'))).toEqual(
    failedBecause('not-found'),
  )
})

test('mineBlock leaves the bridge on which the bot stands over a deep fall', async () => {
  platform.give('stone_pickaxe')
  platform.fill([13, -1, 0], [18, -1, 0], 'cobblestone')
  platform.fill([10, 0, 4], [10, 1, 4], 'cobblestone')
  platform.world.teleport('bot', platform.at(15.5, 0, 0.5))
  const result = await platform.run('await bot.waitForTicks(5); await mineBlock(bot, "cobblestone", 6)')
  expect(result.observation.inventory['cobblestone']).toBe(2)
  expect(platform.world.blockAt(platform.at(15, -1, 0)).name).toBe('cobblestone')
})
