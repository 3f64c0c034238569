import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { itemText } from '../../testing/item-text.ts'
import { blockAt, hold, startQuickArena, type QuickArena } from '../../testing/start-arena.ts'

let arena: QuickArena
beforeAll(async () => {
  arena = await startQuickArena()
})
beforeEach(async () => {
  const { world, bot } = arena
  for (const line of ['clear tester', 'effect clear tester', 'kill @e[type=!player]']) world.runCommand(line)
  world.runCommand('fill 4 64 4 12 67 12 air')
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  await arena.ticks(4)
  await arena.until(() => bot.inventory.items().length === 0, 'empty pockets')
})
afterAll(async () => arena.stop())

const place = new Vec3(8, 64, 10)
const stacks = () => arena.world.players[0]?.stacks ?? []
const effects = () => arena.world.players[0]?.effects ?? {}

async function give(...items: readonly string[]): Promise<void> {
  for (const item of items) expect(arena.world.runCommand(`give tester ${item}`).isSuccess, item).toBe(true)
  await arena.ticks(3)
}

async function openStand() {
  return arena.bot.openBlock(blockAt(arena.bot, place))
}

async function lay(window: Awaited<ReturnType<typeof openStand>>, name: string, slot: number): Promise<void> {
  const from = window.slots.findIndex((item, index) => index > 4 && item?.name === name)
  expect(from, name).toBeGreaterThan(4)
  await arena.bot.clickWindow(from, 0, 0)
  await arena.bot.clickWindow(slot, 1, 0)
  await arena.bot.clickWindow(from, 0, 0)
  await arena.ticks(2)
}

test('a bottle is filled at water, brewed twice, and drunk', async () => {
  const { bot, world } = arena
  await give('glass_bottle', 'blaze_powder', 'nether_wart', 'magma_cream')
  world.setBlock(place.offset(0, -1, 0), 'water')
  await hold(bot, 'glass_bottle')
  await bot.lookAt(place.offset(0.5, -0.2, 0.5), true)
  await arena.ticks(2)
  bot.activateItem()
  await arena.until(() => stacks().some(({ potion }) => potion === 'water'), 'a bottle of water')
  world.setBlock(place.offset(0, -1, 0), 'stone')
  world.setBlock(place, 'brewing_stand')
  await arena.until(() => blockAt(bot, place).name === 'brewing_stand', 'the stand')
  const stand = await openStand()
  await lay(stand, 'potion', 0)
  await lay(stand, 'blaze_powder', 4)
  await lay(stand, 'nether_wart', 3)
  await arena.until(() => world.blockAt(place).properties['has_bottle_0'] === true, 'the bottle on the stand')
  world.step(400)
  expect(world.containerAt(place)?.[0]).toMatchObject({ name: 'potion', potion: 'awkward' })
  await arena.ticks(3)
  await lay(stand, 'magma_cream', 3)
  world.step(402)
  await arena.ticks(3)
  await bot.clickWindow(0, 0, 1)
  await bot.closeWindow(stand)
  await arena.until(() => stacks().some(({ potion }) => potion === 'fire_resistance'), 'the brew')
  await hold(bot, 'potion')
  await bot.consume()
  await arena.until(() => effects()['FireResistance'] !== undefined, 'the effect')
  expect(stacks()).toEqual([{ name: 'glass_bottle', count: 1 }])
  expect(world.containerAt(place)?.some(Boolean)).toBe(false)
})

test('without powder nothing brews, and another ingredient begins anew', async () => {
  const { world } = arena
  world.setBlock(place, 'brewing_stand')
  world.fillContainer(place, { name: 'potion', count: 1, potion: 'water' })
  const stand = await openStand()
  await give('nether_wart', 'blaze_powder', 'sugar')
  await lay(stand, 'nether_wart', 3)
  world.step(450)
  expect(world.containerAt(place)?.[0]?.potion).toBe('water')
  await arena.ticks(2)
  await lay(stand, 'blaze_powder', 4)
  world.step(200)
  await arena.ticks(2)
  await arena.bot.clickWindow(3, 0, 1)
  await arena.ticks(2)
  await lay(stand, 'sugar', 3)
  world.step(300)
  expect(world.containerAt(place)?.[0]?.potion).toBe('water')
  world.step(110)
  expect(world.containerAt(place)?.[0]?.potion).toBe('mundane')
  await arena.ticks(2)
  await arena.bot.closeWindow(stand)
})

async function throwDown(item: string, potion: string): Promise<void> {
  await give(itemText.brew(item, potion))
  await hold(arena.bot, item)
  await arena.bot.look(arena.bot.entity.yaw, -Math.PI / 2, true)
  await arena.ticks(2)
  arena.bot.activateItem()
}

test('a splashed brew works on who stands near, and less than a drunk one', async () => {
  await throwDown('splash_potion', 'swiftness')
  await arena.until(() => effects()['Speed'] !== undefined, 'speed')
  expect(effects()['Speed']?.ticksLeft).toBeLessThan(3600)
  expect(effects()['Speed']?.ticksLeft).toBeGreaterThan(1000)
  expect(stacks()).toEqual([])
})

test('a brew that lingers works on who walks into its cloud, until it is used up', async () => {
  const { world, bot } = arena
  await throwDown('lingering_potion', 'night_vision')
  const cloud = () => Object.values(bot.entities).some(({ name }) => name === 'area_effect_cloud')
  await arena.until(cloud, 'a cloud')
  await arena.until(() => effects()['NightVision'] !== undefined, 'night vision')
  expect(effects()['NightVision']?.ticksLeft).toBeLessThanOrEqual(900)
  await arena.ticks(160)
  world.step(200)
  await arena.until(() => !cloud(), 'the end of the cloud')
})

test('harming hurts the living, and healing hurts the dead', async () => {
  const { world } = arena
  world.runCommand('effect give tester resistance 60 4')
  const pig = world.spawnMob('pig', { x: 8.5, y: 64, z: 9.4 })
  await throwDown('splash_potion', 'harming')
  await arena.until(() => (world.mob(pig)?.health ?? 0) < 10, 'a hurt pig')
  world.runCommand('kill @e[type=pig]')
  world.runCommand('time set night')
  const zombie = world.spawnMob('zombie', { x: 8.5, y: 64, z: 9.4 })
  await throwDown('splash_potion', 'healing')
  await arena.until(() => (world.mob(zombie)?.health ?? 0) < 20, 'a hurt zombie')
  expect(arena.errors).toEqual([])
})
