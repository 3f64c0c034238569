import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMinecraftEnvironment } from '../create-minecraft-environment.ts'
import { protectSpawn } from '../testing/protect-spawn.ts'
import type { StandingBetween } from '../testing/stand-between.ts'
import { doctor } from './doctor.ts'

let clock: VirtualClock
let world: World
let server: StandingBetween

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  world = await startWorld({ seed: 7, operators: false, viewDistanceChunks: 2 })
  server = await protectSpawn(world)
})

afterAll(async () => {
  server.close()
  await world.close()
  clock.uninstall()
})

test('the doctor reports a protected spawn, and nothing of it is dug', async () => {
  const dug: unknown[] = []
  const stop = world.events.on('block-dig', (event) => dug.push(event))
  const { isPlayable, findings } = await doctor({ host: world.host, port: server.port })
  stop()
  expect([isPlayable, findings.map(({ type }) => type), dug]).toEqual([
    false,
    expect.arrayContaining(['spawn-protection']),
    [],
  ])
})

test('the same world without protection is not reported', async () => {
  const { findings } = await doctor({ host: world.host, port: world.port })
  expect(findings.map(({ type }) => type)).not.toContain('spawn-protection')
})

test('mining a protected block is refused and counts nothing', async () => {
  const environment = createMinecraftEnvironment({ port: server.port })
  await environment.reset()
  const { observation, events } = await environment.step({
    name: 'main',
    source: 'async function main(bot) { await mineBlock(bot, "grass_block", 2) }',
  })
  await environment.close()
  expect(events.findLast(({ type }) => type === 'primitive-result')).toMatchObject({
    status: 'failed',
    reason: 'refused',
    detail: { mined: 0, gained: {} },
  })
  expect(observation.inventory).toEqual({})
})
