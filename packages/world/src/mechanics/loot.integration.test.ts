import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, startQuickArena, type QuickArena } from '../../testing/start-arena.ts'
import { dungeonChests, dungeonNear } from '../generation/structures/dungeon-places.ts'
import { fortressChests, fortressNear } from '../generation/structures/raise-fortress.ts'

const seed = 7
let arena: QuickArena
beforeAll(async () => {
  arena = await startQuickArena({ seed })
})
afterAll(async () => arena.stop())

test('a chest of a monster room holds the same things each time, and nothing once it is emptied', async () => {
  const { bot, world } = arena
  const room = dungeonNear(seed, { x: 0, z: 0 })
  const [offset] = dungeonChests
  if (!offset) throw new Error('No chest.')
  const chest = new Vec3(room.x + offset[0], room.y + 1, room.z + offset[1])
  world.setBlock({ x: room.x, y: room.y, z: room.z }, 'cobblestone')
  world.teleport('tester', { x: room.x + 0.5, y: room.y + 1, z: room.z + 0.5 })
  expect(world.containerAt(chest)).toBeUndefined()
  world.setBlock(chest, 'chest')
  expect(world.containerAt(chest)?.some(Boolean)).toBe(false)
  await arena.until(() => blockAt(bot, chest).name === 'chest', 'the chest')
})

test('a fortress yields nether wart and what its chests hold', async () => {
  const { bot, world } = arena
  const dimension = 'the_nether'
  const { x, y, z } = fortressNear(seed, { x: 0, z: 0 })
  world.runCommand('effect give tester resistance 600 4')
  world.teleport('tester', { x: x + 1.5, y: y + 2, z: z + 1.5, dimension })
  await arena.until(() => String(bot.game.dimension) === dimension, 'the Nether')
  await arena.until(() => bot.blockAt(new Vec3(x, y, z)) !== null, 'the fortress')
  const [offset] = fortressChests
  if (!offset) throw new Error('No chest.')
  const place = new Vec3(x + offset[0], y + 1, z + offset[1])
  const held = world.containerAt({ x: place.x, y: place.y, z: place.z, dimension })
  const stacks = (held ?? []).flatMap((stack) => stack ?? [])
  expect(stacks.length).toBeGreaterThan(1)
  const chest = await bot.openContainer(blockAt(bot, place))
  expect(chest.containerItems().map(({ name, count }) => ({ name, count }))).toEqual(
    stacks.map(({ name, count }) => ({ name, count })),
  )
  await chest.close()
  await arena.until(() => blockAt(bot, new Vec3(x + 3, y + 1, z + 3)).name === 'nether_wart', 'nether wart')
  await bot.dig(blockAt(bot, new Vec3(x + 3, y + 1, z + 3)))
  await arena.until(
    () => Object.values(bot.entities).some((each) => each.getDroppedItem()?.name === 'nether_wart'),
    'wart on the ground',
  )
  expect(arena.errors).toEqual([])
})
