import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  const gamerules = { doMobSpawning: false, doDaylightCycle: false }
  world = await startWorld({ clock, seed: 7, viewDistanceChunks: 2, gamerules })
  environment = createMinecraftEnvironment({ port: world.port })
  await environment.reset()
  world.runCommand('fill -8 149 -8 8 149 8 stone')
  world.teleport('bot', { x: 0.5, y: 150, z: 0.5 })
  world.give('bot', { name: 'shears', count: 1 })
  for (const x of [2.5, 3.5, 4.5]) world.spawnMob('sheep', { x, y: 150, z: 0.5 })
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

test('each use of the shears brings the wool of another sheep', { retry: 0 }, async () => {
  const body = `await bot.waitForTicks(20)
    for (let use = 0; use < 3; use += 1) await useItemOn(bot, "shears", "sheep")`
  const source = `async function main(bot) { ${body} }`
  const { events } = await environment.step({ name: 'main', source })
  const uses = events.filter(({ type }) => type === 'primitive-result')
  expect(uses).toHaveLength(3)
  for (const use of uses) expect(use).toMatchObject({ status: 'succeeded' })
  const wool = uses.map((use) =>
    use.type === 'primitive-result' ? Object.keys(Object(use.detail['gained'])).join() : '',
  )
  expect(wool.every((name) => name.endsWith('_wool'))).toBe(true)
})
