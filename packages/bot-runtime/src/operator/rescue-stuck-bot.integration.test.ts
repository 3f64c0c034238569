import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'
import type { MinecraftStepResult } from '../step/run-step.ts'
import type { OperatorPowers } from './operator-powers.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

beforeAll(() => {
  clock = installVirtualClock(globalThis)
})

afterAll(() => clock.uninstall())

beforeEach(async () => {
  world = await startWorld({ clock, seed: 7, difficulty: 'peaceful', viewDistanceChunks: 2 })
})

afterEach(async () => {
  await environment.close()
  await world.close()
})

const feet = { x: 0, y: 150, z: 0 }

/** A bot on a platform high above the land, in a cell whose walls are one block thick. */
async function joinWalledIn(wall: string, { operator }: { readonly operator: OperatorPowers }) {
  environment = createMinecraftEnvironment({ port: world.port, operator })
  await environment.reset()
  const { x, y, z } = feet
  world.runCommand(`fill ${x - 12} ${y - 1} ${z - 12} ${x + 12} ${y - 1} ${z + 12} bedrock`)
  world.runCommand(`fill ${x - 1} ${y} ${z - 1} ${x + 1} ${y + 2} ${z + 1} ${wall}`)
  world.runCommand(`fill ${x} ${y} ${z} ${x} ${y + 1} ${z} air`)
  world.teleport('bot', { x: x + 0.5, y, z: z + 0.5 })
  await run('await bot.waitForTicks(20)')
}

function run(body: string): Promise<MinecraftStepResult> {
  return environment.step({ name: 'main', source: `async function main(bot) { ${body} }` })
}

const walkOut = `await goTo(bot, new Vec3(${feet.x + 8}, ${feet.y}, ${feet.z}))`

const lastResult = ({ events }: MinecraftStepResult): unknown =>
  events.findLast(({ type }) => type === 'primitive-result')
const commandsOf = ({ events }: MinecraftStepResult): unknown =>
  events.filter(({ type }) => type === 'operator-command')

const allowed = { operator: { teleportWhenStuck: true } }

/** A server that refuses every dig, as a protected spawn does too: the walls hold and the way leads through them. */
function refuseDigs(): void {
  world.runCommand('gamemode adventure bot')
}

test('a bot whose every dig is refused is teleported out, once, and the step says so', async () => {
  await joinWalledIn('dirt', allowed)
  refuseDigs()
  const result = await run(walkOut)
  expect(lastResult(result)).toMatchObject({ primitive: 'goTo', status: 'succeeded' })
  expect(commandsOf(result)).toEqual([
    {
      type: 'operator-command',
      power: 'teleportWhenStuck',
      command: expect.stringMatching(/^\/tp @s \S+ 150 \S+$/),
      tick: expect.any(Number),
    },
  ])
  expect(result.operatorUses).toEqual({ teleportWhenStuck: 1 })
  expect(world.blockAt({ ...feet, x: feet.x + 1 }).name).toBe('dirt')
})

test('without the power it stays where it is, and the walk says why it ended', async () => {
  await joinWalledIn('dirt', { operator: {} })
  refuseDigs()
  const result = await run(walkOut)
  expect(lastResult(result)).toMatchObject({
    status: 'failed',
    reason: 'unreachable',
    detail: { walk: 'stagnated', distanceBlocks: expect.any(Number) },
  })
  expect([commandsOf(result), result.operatorUses]).toEqual([[], {}])
  expect(result.observation.position).toMatchObject({ y: feet.y })
})

test('a bot that can dig its way out does so, and the power stays unused', async () => {
  await joinWalledIn('dirt', allowed)
  const result = await run(walkOut)
  expect(lastResult(result)).toMatchObject({ primitive: 'goTo', status: 'succeeded' })
  expect([commandsOf(result), result.operatorUses]).toEqual([[], {}])
})

test('walls nobody can dig are no path at once, which is told and not cheated around', async () => {
  await joinWalledIn('bedrock', allowed)
  const result = await run(walkOut)
  expect(lastResult(result)).toMatchObject({ status: 'failed', detail: { walk: 'no-path' } })
  expect(result.operatorUses).toEqual({})
})
