import { Vec3 } from 'vec3'
import { afterEach, expect, test } from 'vitest'
import { blockAt, hold } from '../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../testing/start-mob-arena.ts'
import { defaultVersion, supportedVersions } from './index.ts'

// What crosses the wire in another form from version to version; all else is tested on the default one.
const others = supportedVersions.filter((version) => version !== defaultVersion)

let arena: MobArena | undefined
afterEach(async () => {
  await arena?.stop()
  arena = undefined
})

test.each(others)('eyes, dragon, crystals, bar, light, sounds and armour show on %s', async (version) => {
  arena = await startMobArena({ version, viewDistanceChunks: 3, gamerules: { doMobSpawning: false } })
  const { bot, world, ...own } = arena
  const named = (name: string): number =>
    Object.values(bot.entities).filter((entity) => entity.name === name).length
  const heard: string[] = []
  const titles: string[] = []
  bot.on('soundEffectHeard', (name) => {
    heard.push(name)
  })
  bot.on('bossBarCreated', ({ title }) => {
    titles.push(JSON.stringify(title))
  })
  world.setBlock({ x: 4, y: 64, z: 4 }, 'torch')
  await own.give('ender_eye')
  await hold(bot, 'ender_eye')
  bot.activateItem()
  await own.until(() => named('eye_of_ender') === 1, 'the eye')
  expect(blockAt(bot, new Vec3(5, 64, 4)).light).toBe(13)
  expect(heard).toContain('entity.ender_eye.launch')
  world.runCommand('time set midnight')
  const zombified = world.spawnMob('zombified_piglin', { x: 3.5, y: 64, z: 3.5 })
  await own.until(() => bot.entities[zombified]?.equipment[0]?.name === 'golden_sword', 'its sword')
  world.teleport('tester', { x: 30.5, y: 64, z: 0.5, dimension: 'the_end' })
  await own.until(() => String(bot.game.dimension) === 'the_end', 'the End')
  await own.until(() => named('end_crystal') === 10 && named('ender_dragon') === 1, 'crystals and dragon')
  expect(titles).toEqual([expect.stringContaining('Ender Dragon')])
  world.runCommand('gamemode creative tester')
  world.runCommand('damage @e[type=ender_dragon,limit=1] 5000')
  if (world.mobs.some(({ name }) => name === 'ender_dragon')) world.runCommand('kill @e[type=ender_dragon]')
  world.step(210)
  await own.until(() => named('ender_dragon') === 0, 'its end')
  world.teleport('tester', { x: 1.5, y: 65, z: 1.5, dimension: 'the_end' })
  await own.until(() => String(bot.game.dimension) === 'overworld', 'the way home')
  expect(own.errors).toEqual([])
})
