import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { itemText } from '../../testing/item-text.ts'
import {
  blockAt,
  hold,
  itemId,
  placeOn,
  startQuickArena,
  type QuickArena,
} from '../../testing/start-arena.ts'

let arena: QuickArena
beforeAll(async () => {
  arena = await startQuickArena()
})
beforeEach(async () => {
  const { world, bot } = arena
  for (const line of ['clear tester', 'kill @e[type=!player]', 'fill 4 64 4 12 68 12 air'])
    world.runCommand(line)
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  await arena.ticks(4)
  await arena.until(() => bot.inventory.items().length === 0, 'empty pockets')
})
afterAll(async () => arena.stop())

const place = new Vec3(8, 64, 10)
const apart = new Vec3(10, 64, 9)

async function stand(block: string, at = place): Promise<void> {
  arena.world.setBlock(at, block)
  await arena.until(() => blockAt(arena.bot, at).name === block, block)
}

async function use(item: string): Promise<void> {
  await hold(arena.bot, item)
  await arena.bot.activateBlock(blockAt(arena.bot, place))
  await arena.ticks(3)
}

test('all ender chests hold the same things of a player, and break to obsidian', async () => {
  const { bot, world } = arena
  await arena.give('diamond', 5)
  await stand('ender_chest')
  await stand('ender_chest', apart)
  const first = await bot.openContainer(blockAt(bot, place))
  await first.deposit(itemId(bot, 'diamond'), null, 5)
  await first.close()
  await arena.ticks(3)
  world.setBlock(place, 'air')
  const second = await bot.openContainer(blockAt(bot, apart))
  await second.withdraw(itemId(bot, 'diamond'), null, 3)
  await second.close()
  await arena.ticks(3)
  expect(arena.carried()).toEqual({ diamond: 3 })
  const guest = await arena.join('guest')
  world.teleport('guest', { x: 8.5, y: 64, z: 8.5 })
  await arena.ticks(4)
  const theirs = await guest.openContainer(blockAt(guest, apart))
  expect(theirs.containerItems()).toEqual([])
  await theirs.close()
  guest.quit()
})

test('a shulker box keeps its things when it is dug and set up again, and takes no other box', async () => {
  const { bot, world } = arena
  await arena.give('shulker_box')
  await arena.give('red_shulker_box')
  await arena.give('diamond', 7)
  await hold(bot, 'shulker_box')
  await placeOn(bot, place.offset(0, -1, 0))
  const box = await bot.openContainer(blockAt(bot, place))
  await box.deposit(itemId(bot, 'diamond'), null, 7)
  await box.deposit(itemId(bot, 'red_shulker_box'), null, 1).catch(() => undefined)
  await box.close()
  await arena.ticks(3)
  expect(arena.carried()).toEqual({ red_shulker_box: 1 })
  await bot.dig(blockAt(bot, place))
  await arena.collect({ shulker_box: 1 })
  expect(arena.carried()['diamond']).toBeUndefined()
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  await arena.ticks(4)
  await hold(bot, 'shulker_box')
  await placeOn(bot, apart.offset(0, -1, 0))
  await arena.ticks(2)
  expect(world.containerAt(apart)?.[0]).toEqual({ name: 'diamond', count: 7 })
})

test('hoppers feed a furnace from above and the side and take out what is done', async () => {
  const { world } = arena
  world.setBlock(place, 'chest')
  world.setBlock(place.offset(0, 1, 0), 'hopper', { facing: 'down' })
  world.setBlock(place.offset(0, 2, 0), 'furnace')
  world.setBlock(place.offset(0, 3, 0), 'hopper', { facing: 'down' })
  world.setBlock(place.offset(1, 2, 0), 'hopper', { facing: 'west' })
  world.fillContainer(place.offset(0, 3, 0), { name: 'cobblestone', count: 2 })
  world.fillContainer(place.offset(0, 3, 0), { name: 'sand', count: 2 })
  world.fillContainer(place.offset(1, 2, 0), { name: 'coal', count: 1 })
  world.step(40 + 4 * 200 + 60)
  expect(world.containerAt(place)?.filter(Boolean)).toContainEqual({ name: 'glass', count: 2 })
  await arena.ticks(2)
})

test('a hopper swallows what lies on it, and stays still when it is powered off', async () => {
  const { bot, world } = arena
  await arena.give('diamond', 3)
  world.setBlock(place.offset(0, -1, 0), 'hopper', { facing: 'down' })
  world.setBlock(apart.offset(0, -1, 0), 'hopper', { facing: 'down' })
  world.setBlock(apart.offset(0, -1, 1), 'redstone_block')
  await bot.lookAt(place.offset(0.5, -0.3, 0.5), true)
  await arena.ticks(2)
  await bot.tossStack(bot.inventory.items()[0] ?? expect.fail('no diamonds'))
  await arena.until(
    () => world.containerAt(place.offset(0, -1, 0))?.[0]?.count === 3,
    'diamonds in the hopper',
  )
  world.fillContainer(apart.offset(0, -1, 0), { name: 'diamond', count: 1 })
  world.setBlock(apart.offset(0, -2, 0), 'barrel')
  world.step(20)
  expect(world.containerAt(apart.offset(0, -2, 0))?.some(Boolean)).toBe(false)
  for (const at of [place, apart, apart.offset(0, 0, 1)]) world.setBlock(at.offset(0, -1, 0), 'grass_block')
  world.setBlock(apart.offset(0, -2, 0), 'dirt')
})

test('a composter makes bone meal of seven layers', async () => {
  const { world } = arena
  await arena.give('cake', 1)
  await arena.give('pumpkin_pie', 8)
  await stand('composter')
  for (let layer = 0; layer < 7; layer += 1) await use('pumpkin_pie')
  expect(world.blockAt(place).properties['level']).toBe(7)
  await arena.ticks(22)
  expect(world.blockAt(place).properties['level']).toBe(8)
  await use('cake')
  await arena.collect({ bone_meal: 1 })
  expect(world.blockAt(place).properties['level']).toBe(0)
  expect(arena.carried()).toEqual({ cake: 1, pumpkin_pie: 1, bone_meal: 1 })
})

test('a cauldron fills three bottles from one bucket', async () => {
  const { world } = arena
  await arena.give('water_bucket')
  await arena.give('glass_bottle', 4)
  await stand('cauldron')
  await use('water_bucket')
  for (let bottle = 0; bottle < 3; bottle += 1) await use('glass_bottle')
  expect(arena.carried()).toEqual({ bucket: 1, glass_bottle: 1, potion: 3 })
  expect(world.blockAt(place).name).toBe('cauldron')
})

test('a campfire cooks without fuel and throws the food off', async () => {
  const { world } = arena
  await arena.give('beef', 5)
  await stand('campfire')
  world.runCommand('setblock 8 64 10 campfire[lit=true]')
  for (let piece = 0; piece < 5; piece += 1) await use('beef')
  expect(arena.carried()).toEqual({ beef: 1 })
  world.step(600)
  await arena.collect({ cooked_beef: 4 })
})

test('thorns hurt who strikes', async () => {
  const { bot, world } = arena
  world.runCommand(`give tester ${itemText.enchanted('iron_chestplate', 'thorns', 10)}`)
  await arena.ticks(3)
  await bot.equip(itemId(bot, 'iron_chestplate'), 'torso')
  const wolf = world.spawnMob('spider', { x: 8.5, y: 64, z: 9.6 })
  world.runCommand('time set night')
  await arena.until(() => (world.mob(wolf)?.health ?? 0) < 16, 'a hurt spider')
})

test('mending takes experience for wear', async () => {
  const { bot, world } = arena
  world.runCommand(`give tester ${itemText.enchanted('iron_pickaxe', 'mending', 1, 100)}`)
  await arena.ticks(3)
  await hold(bot, 'iron_pickaxe')
  world.runCommand('summon experience_orb 8.5 64 8.5 {Value:30}')
  await arena.until(() => (world.players[0]?.stacks[0]?.damage ?? 100) < 100, 'less wear')
  expect(world.players[0]?.experience).toBe(0)
  expect(arena.errors).toEqual([])
})
