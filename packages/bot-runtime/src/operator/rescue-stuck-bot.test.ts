import type { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { fakeContext } from '../testing/fake-context.ts'
import { rescueStuckBot } from './rescue-stuck-bot.ts'

/** A bot on a path, with open ground on one side only. */
function walkingBot(said: string[]) {
  return fakeBot({
    chat: (text: string) => said.push(text),
    pathfinder: { isMoving: () => true },
    blockAt: ({ x, y }: Vec3) =>
      x === 1 && y >= 64 ? { type: 0, boundingBox: 'empty' } : { type: 1, boundingBox: 'block' },
  })
}

/** Five samples, a hundred ticks of walking apart. */
const ticksUntilStuck = 500

function walk(bot: ReturnType<typeof fakeBot>, blocksPerTick: number): void {
  for (let tick = 0; tick < ticksUntilStuck; tick += 1) {
    bot.entity.position.x += blocksPerTick
    bot.emit('physicsTick')
  }
}

test('a bot that walks on the spot is put into the free cell beside it, and the event says so', () => {
  const said: string[] = []
  const bot = walkingBot(said)
  const { operator, emitted } = fakeContext({ bot, powers: { teleportWhenStuck: true } })
  const stop = rescueStuckBot(bot, operator)
  walk(bot, 0)
  stop()
  expect(said).toEqual(['/tp @s 1.5 64 0.5'])
  expect(emitted).toEqual([
    { type: 'operator-command', power: 'teleportWhenStuck', command: '/tp @s 1.5 64 0.5' },
  ])
})

test('a bot that gets on is left alone, and so is every bot without the power', () => {
  const said: string[] = []
  for (const [powers, blocksPerTick] of [
    [{ teleportWhenStuck: true }, 0.01],
    [{}, 0],
  ] as const) {
    const bot = walkingBot(said)
    const stop = rescueStuckBot(bot, fakeContext({ bot, powers }).operator)
    walk(bot, blocksPerTick)
    stop()
  }
  expect(said).toEqual([])
})
