import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WorldStorageError } from '../index.ts'
import { blockAt, itemId, known, near, startArena } from '../../testing/start-arena.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'world-'))
})
afterEach(async () => rm(directory, { recursive: true, force: true }))

test('a world reopens with its blocks, chests, furnaces, items, time and players', async () => {
  const arena = await startArena({ directory })
  const chestPlace = near(arena.bot, 2, 0, 0)
  const furnacePlace = near(arena.bot, 2, 0, 2)
  arena.world.setBlock(chestPlace, 'chest')
  arena.world.setBlock(furnacePlace, 'furnace')
  await arena.give('bread', 5)
  await arena.give('iron_ore', 1)
  await arena.give('coal', 1)
  const chest = await arena.bot.openChest(blockAt(arena.bot, chestPlace))
  await chest.deposit(itemId(arena.bot, 'bread'), null, 3)
  await chest.close()
  const furnace = await arena.bot.openFurnace(blockAt(arena.bot, furnacePlace))
  await furnace.putFuel(itemId(arena.bot, 'coal'), null, 1)
  await furnace.putInput(itemId(arena.bot, 'iron_ore'), null, 1)
  await arena.ticks(3)
  const tick = arena.world.tick
  await arena.stop()

  const again = await startArena({ directory })
  expect(again.errors).toEqual([])
  expect(again.world.tick).toBeGreaterThanOrEqual(tick)
  expect(again.carried()).toEqual({ bread: 2 })
  const reopened = await again.bot.openChest(blockAt(again.bot, chestPlace))
  expect(reopened.containerItems().map(({ name, count }) => `${count} ${name}`)).toEqual(['3 bread'])
  await reopened.close()
  again.world.step(200)
  const smelted = await again.bot.openFurnace(blockAt(again.bot, furnacePlace))
  expect(smelted.outputItem()?.name).toBe('iron_ingot')
  await smelted.close()
  await again.stop()
})

test('a directory that holds another seed is refused', async () => {
  const arena = await startArena({ directory, seed: 7 })
  await arena.stop()
  await expect(startArena({ directory, seed: 8 })).rejects.toThrow(WorldStorageError)
})

test('a file that is no world is refused with its remedy', async () => {
  await writeFile(join(directory, 'world.sqlite'), 'nonsense '.repeat(1000))
  await expect(startArena({ directory })).rejects.toThrow('is no world; choose another place')
})

test('a world of an older release is refused with its remedy', async () => {
  await writeFile(join(directory, 'world.json.gz'), 'anything')
  await expect(startArena({ directory })).rejects.toThrow(WorldStorageError)
  await expect(startArena({ directory })).rejects.toThrow(
    'choose another directory, or open it with that release',
  )
})

test('two worlds cannot share a directory, and the second one changes nothing', async () => {
  const arena = await startArena({ directory })
  await expect(startArena({ directory })).rejects.toThrow('is in use by another world or process')
  await arena.give('bread', 2)
  await arena.stop()
  const again = await startArena({ directory })
  expect(again.carried()).toEqual({ bread: 2 })
  await again.stop()
})

test('a directory that cannot be written is refused at once', async () => {
  const file = join(directory, 'file')
  await writeFile(file, '')
  await expect(startArena({ directory: join(file, 'world') })).rejects.toThrow(WorldStorageError)
})

test('a world and its player go back to a snapshot', async () => {
  const arena = await startArena({ difficulty: 'peaceful' })
  const { world, bot } = arena
  const place = near(bot, 2, 0, 0)
  const position = world.players[0]?.position
  world.setBlock(place, 'chest')
  await arena.give('bread', 5)
  const chest = await bot.openChest(blockAt(bot, place))
  await chest.deposit(itemId(bot, 'bread'), null, 3)
  await chest.close()
  await arena.ticks(2)
  const snapshot = JSON.parse(JSON.stringify(world.snapshot()))

  world.setBlock(place, 'air')
  world.setBlock(near(bot, 0, 0, 3), 'stone')
  await arena.give('diamond', 9)
  world.teleport('tester', { x: 60.5, y: 64, z: 9.5 })
  await arena.ticks(10)
  world.restore(snapshot)
  await arena.until(() => bot.blockAt(place)?.name === 'chest', 'the chest to be back')
  await arena.ticks(3)
  expect(world.players[0]?.position).toEqual(position)
  expect(arena.carried()).toEqual({ bread: 2 })
  expect(known(bot)).toEqual({ bread: 2 })
  expect(world.blockAt(near(bot, 0, 0, 3)).name).toBe('air')
  const reopened = await bot.openChest(blockAt(bot, place))
  expect(reopened.containerItems().map(({ name, count }) => `${count} ${name}`)).toEqual(['3 bread'])
  await reopened.close()
  expect(() => world.restore({ ...snapshot, meta: { ...snapshot.meta, seed: 99 } })).toThrow(
    'use a snapshot of this world',
  )
  expect(arena.errors).toEqual([])
  await arena.stop()
})
