import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'
import type { MinecraftStepResult } from '../step/run-step.ts'

let platform: Platform

// Milliseconds of a tick of the world.
const tickMs = 50

beforeAll(async () => {
  platform = await startPlatform({
    gamerules: { doDaylightCycle: false },
    build: ({ fill }) => fill([-3, -3, -3], [56, -1, 3], 'stone'),
  })
})
beforeEach(async () => {
  await platform.enter()
  platform.give('diamond_sword')
})
afterAll(() => platform.stop())

/** A cow behind fences, so that it stays where it is. */
function penCow(x: number): void {
  platform.fill([x - 1, 0, -1], [x + 1, 0, 1], 'oak_fence')
  platform.fill([x, 0, 0], [x, 0, 0], 'air')
  platform.world.spawnMob('cow', platform.at(x + 0.5, 0, 0.5))
}

/** A cow that neither wanders nor runs away. */
function standCow(): void {
  const { x, y, z } = platform.at(3, 0, 0)
  platform.world.runCommand(`summon cow ${x} ${y} ${z} {NoAI:1b}`)
}

const logs = ({ events }: MinecraftStepResult): readonly string[] =>
  events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))

const hunts = `
  await bot.waitForTicks(20)
  const seen = bot.nearestEntity((entity) => entity.name === "cow")
  bot.chat("seen " + Math.round(seen.position.distanceTo(bot.entity.position)))
  const result = await killMob(bot, "cow", 120)
  bot.chat(result.status)`

test('a creature 46 blocks off is hunted', async () => {
  penCow(46)
  expect(logs(await platform.run(hunts))).toEqual(['seen 46', 'Killed cow!', 'succeeded'])
})

test('a creature more than 48 blocks off is not looked for', async () => {
  penCow(50)
  expect(logs(await platform.run(hunts))).toEqual([
    'seen 50',
    'No cow nearby, please explore first',
    'failed',
  ])
})

test('a program that looks for the next creature does not find the corpse', async () => {
  standCow()
  const result = await platform.run(`
    await bot.waitForTicks(10)
    await killMob(bot, "cow", 60)
    bot.chat(String(Object.values(bot.entities).filter((entity) => entity.name === "cow").length))`)
  expect(logs(result)).toEqual(['Killed cow!', '0'])
})

test('drops that fall half a second after the death are awaited', async () => {
  const { x, y, z } = platform.at(3, 0, 0)
  const drop = (): void =>
    void platform.world.runCommand(`summon item ${x} ${y} ${z} {Item:{id:"minecraft:beef",Count:1b}}`)
  await platform.enter({
    onEvent(event) {
      if (event.type === 'program-log' && event.text === 'Killed cow!') setTimeout(drop, 8 * tickMs)
    },
  })
  platform.give('diamond_sword')
  platform.world.runCommand('gamerule doMobLoot false')
  standCow()
  const { events } = await platform.run('await bot.waitForTicks(10); await killMob(bot, "cow", 60)')
  expect(events.find(({ type }) => type === 'primitive-result')).toMatchObject({
    detail: { gained: { beef: 1 } },
  })
})

/** Message of the hunt for one creature, which something happens to a second after the program said `now`. */
async function huntDisturbed(kind: string, build: () => void, disturb: () => void): Promise<string> {
  await platform.enter({
    onEvent(event) {
      if (event.type === 'program-log' && event.text === 'now') setTimeout(disturb, 20 * tickMs)
    },
  })
  build()
  const { events } = await platform.run(`
    await bot.waitForTicks(10)
    bot.chat("now")
    await killMob(bot, "${kind}", 60)`)
  const result = events.findLast((event) => event.type === 'primitive-result')
  return result?.type === 'primitive-result' ? String(result.detail['message']) : 'no result'
}

test('says where a creature was last that got out of sight, and what is to be done', async () => {
  const { x, y, z } = platform.at(120, 0, 0)
  const message = await huntDisturbed(
    'cow',
    () => penCow(40),
    () => void platform.world.runCommand(`tp @e[type=cow] ${x} ${y} ${z}`),
  )
  expect(message).toMatch(/got out of sight at \(-?\d+, \d+, -?\d+\), \d+ blocks off; go there with goTo/)
})
