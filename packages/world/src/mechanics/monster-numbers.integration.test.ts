import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({ difficulty: 'normal' })
  arena.run('time set midnight', 'gamerule doDaylightCycle false')
})
afterAll(async () => arena.stop())

const isMonster = /zombie|skeleton|creeper|spider|enderman|witch|slime/

/** How far the monsters that are about are from the tester, in blocks. */
function distances(): readonly number[] {
  const { x, z } = arena.self().position
  return arena.world.mobs
    .filter(({ name }) => isMonster.test(name))
    .map(({ position }) => Math.hypot(position.x - x, position.z - z))
}

test('monsters that were left behind keep no others away', async () => {
  const x = await arena.ownGround()
  for (let one = 0; one < 30; one += 1) arena.world.spawnMob('zombie', { x: x + 80, y: 64, z: one })
  arena.run('gamerule doMobSpawning true')
  await arena.ticks(100)
  arena.run('gamerule doMobSpawning false')
  expect(distances().filter((away) => away > 60).length).toBeGreaterThan(7)
  expect(distances().filter((away) => away < 60).length).toBeGreaterThanOrEqual(7)
  arena.run('kill @e[type=!player]')
})

test('monsters beyond 32 blocks are forgotten one after the other, and nearer ones never', async () => {
  const x = await arena.ownGround()
  for (const away of [29, 35]) {
    arena.run(`fill ${x + away - 1} 64 7 ${x + away + 1} 66 9 glass hollow`)
    for (let one = 0; one < 10; one += 1) arena.world.spawnMob('zombie', { x: x + away + 0.5, y: 64, z: 8.5 })
  }
  await arena.ticks(400)
  const soon = distances().filter((away) => away > 32).length
  expect(soon).toBeGreaterThan(0)
  expect(soon).toBeLessThan(10)
  await arena.ticks(6000)
  expect(distances().filter((away) => away > 32)).toEqual([])
  expect(distances()).toHaveLength(10)
})

test('monsters also appear on soul sand, into which bodies sink a little', async () => {
  const x = await arena.ownGround()
  arena.run('kill @e[type=!player]', `fill ${x - 49} 63 -29 ${x + 49} 63 69 soul_sand`)
  arena.run('gamerule doMobSpawning true')
  await arena.ticks(100)
  arena.run('gamerule doMobSpawning false')
  expect(distances().filter((away) => away < 47).length).toBeGreaterThanOrEqual(5)
  arena.run('kill @e[type=!player]')
})
