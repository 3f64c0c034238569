import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockAt } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
const heard: string[] = []
beforeAll(async () => {
  arena = await startMobArena({ viewDistanceChunks: 2 })
  arena.bot.on('soundEffectHeard', (name) => {
    heard.push(name)
  })
})
afterAll(async () => arena.stop())
beforeEach(() => {
  heard.length = 0
})

test('a bot hears a pig that is hurt, calls and dies', async () => {
  const { world } = arena
  await arena.pen('pig', { x: 3.5, y: 64, z: 3.5 })
  world.runCommand('damage @e[type=pig,limit=1] 1')
  await arena.ticks(2)
  expect(heard).toContain('entity.pig.hurt')
  world.step(240)
  world.runCommand('kill @e[type=pig]')
  await arena.ticks(2)
  expect(heard).toEqual(expect.arrayContaining(['entity.pig.ambient', 'entity.pig.death']))
})

test('it hears doors, explosions and its own wounds', async () => {
  const { world, bot } = arena
  world.setBlock({ x: 2, y: 64, z: 0 }, 'oak_trapdoor')
  await arena.until(() => blockAt(bot, new Vec3(2, 64, 0)).name === 'oak_trapdoor')
  await bot.activateBlock(blockAt(bot, new Vec3(2, 64, 0)))
  world.runCommand('damage tester 1')
  await arena.ticks(3)
  expect(heard).toEqual(expect.arrayContaining(['block.wooden_trapdoor.open', 'entity.player.hurt']))
})

test('a note block says its instrument and its note, and a chest lifts its lid', async () => {
  const { world, bot } = arena
  const events: unknown[] = []
  bot.on('noteHeard', (_block, instrument, pitch) => {
    events.push([instrument.name, pitch])
  })
  bot.on('chestLidMove', (_block, isOpen) => {
    events.push(isOpen)
  })
  world.setBlock({ x: 2, y: 63, z: 2 }, 'gold_block')
  world.setBlock({ x: 2, y: 64, z: 2 }, 'note_block')
  world.setBlock({ x: 0, y: 64, z: 2 }, 'chest')
  await arena.until(() => blockAt(bot, new Vec3(0, 64, 2)).name === 'chest')
  await bot.activateBlock(blockAt(bot, new Vec3(2, 64, 2)))
  await arena.ticks(3)
  const chest = await bot.openChest(blockAt(bot, new Vec3(0, 64, 2)))
  await arena.ticks(3)
  await chest.close()
  await arena.ticks(3)
  expect(events).toEqual([['bell', 1], 1, 0])
  expect(heard).toEqual(
    expect.arrayContaining(['block.note_block.bell', 'block.chest.open', 'block.chest.close']),
  )
  expect(arena.errors).toEqual([])
})
