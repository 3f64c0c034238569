import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'
import type { MinecraftStepResult } from '../step/run-step.ts'
import type { OperatorPowers } from './operator-powers.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({
    difficulty: 'peaceful',
    build: ({ fill }) => fill([-12, -1, -12], [12, -1, 12], 'bedrock'),
  })
})
afterAll(() => platform.stop())

/** A bot in a cell whose walls are one block thick. */
async function joinWalledIn(wall: string, options: { readonly operator: OperatorPowers }): Promise<void> {
  await platform.enter(options)
  platform.fill([-1, 0, -1], [1, 2, 1], wall)
  platform.fill([0, 0, 0], [0, 1, 0], 'air')
  platform.world.teleport('bot', platform.at(0.5, 0, 0.5))
  await platform.run('await bot.waitForTicks(20)')
}

const walkOut = 'await goTo(bot, new Vec3(8, 150, 0))'

const lastResult = ({ events }: MinecraftStepResult): unknown =>
  events.findLast(({ type }) => type === 'primitive-result')
const commandsOf = ({ events }: MinecraftStepResult): unknown =>
  events.filter(({ type }) => type === 'operator-command')

const allowed = { operator: { teleportWhenStuck: true } }

/** A server that refuses every dig, as a protected spawn does too: the walls hold and the way leads through them. */
function refuseDigs(): void {
  platform.world.runCommand('gamemode adventure bot')
}

test('a bot whose every dig is refused is teleported out, once, and the step says so', async () => {
  await joinWalledIn('dirt', allowed)
  refuseDigs()
  const result = await platform.run(walkOut)
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
  expect(platform.world.blockAt(platform.at(1, 0, 0)).name).toBe('dirt')
})

test('without the power it stays where it is, and the walk says why it ended', async () => {
  await joinWalledIn('dirt', { operator: {} })
  refuseDigs()
  const result = await platform.run(walkOut)
  expect(lastResult(result)).toMatchObject({
    status: 'failed',
    reason: 'unreachable',
    detail: { walk: 'stagnated', distanceBlocks: expect.any(Number) },
  })
  expect([commandsOf(result), result.operatorUses]).toEqual([[], {}])
  expect(result.observation.position).toMatchObject({ y: platform.feet.y })
})

test('a bot that can dig its way out does so, and the power stays unused', async () => {
  await joinWalledIn('dirt', allowed)
  const result = await platform.run(walkOut)
  expect(lastResult(result)).toMatchObject({ primitive: 'goTo', status: 'succeeded' })
  expect([commandsOf(result), result.operatorUses]).toEqual([[], {}])
})

test('walls nobody can dig are no path at once, which is told and not cheated around', async () => {
  await joinWalledIn('bedrock', allowed)
  const result = await platform.run(walkOut)
  expect(lastResult(result)).toMatchObject({ status: 'failed', detail: { walk: 'no-path' } })
  expect(result.operatorUses).toEqual({})
})
