import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { isBodyTaken } from '../bot/body-control.ts'
import { fakeBot } from '../testing/fake-bot.ts'
import { breakFall } from './break-fall.ts'

/** Whether a body that falls past these places is kept still to be caught; a ledge at 48 ends at x = 1, the ground is at 40. */
async function isKeptStill(places: readonly (readonly [x: number, y: number])[]): Promise<boolean> {
  const bot = fakeBot({
    game: { dimension: 'overworld' },
    inventory: { slots: [], items: () => [{ name: 'water_bucket' }] },
    blockAt: (place: Vec3) =>
      place.y < 40 || (place.y < 48 && place.x >= 1)
        ? { name: 'stone', boundingBox: 'block', position: place.floored() }
        : { name: 'air', boundingBox: 'empty', position: place.floored() },
    equip: async () => undefined,
    look: async () => undefined,
    stopDigging: () => undefined,
    clearControlStates: () => undefined,
    pathfinder: { movements: {}, setMovements: () => undefined },
  })
  const [[x, y] = [0, 0]] = places
  bot.entity.position = new Vec3(x, y, 0.5)
  const stop = breakFall(bot, { signal: new AbortController().signal, say: () => undefined })
  for (const [east, height] of places) {
    bot.entity.position = new Vec3(east, height, 0.5)
    Object.assign(bot.entity, { onGround: false, velocity: new Vec3(0, -0.6, 0) })
    bot.emit('physicsTick')
    await new Promise(setImmediate)
  }
  const isTaken = isBodyTaken(bot)
  stop()
  return isTaken
}

const over = (x: number, heights: readonly number[]): readonly (readonly [number, number])[] =>
  heights.map((height) => [x, height])

test('a body is kept still only over the ground that it falls to', async () => {
  expect(await isKeptStill(over(0.5, [60, 56, 53, 52]))).toBe(false)
  expect(await isKeptStill(over(0.5, [60, 52, 49, 48]))).toBe(true)
})

test('a walk steers back to the ledge on which the edge of the body still comes down', async () => {
  expect(await isKeptStill(over(0.6, [51, 50.6, 50.2]))).toBe(false)
  expect(await isKeptStill(over(0.6, [50, 49.6, 49.2]))).toBe(true)
  expect(await isKeptStill(over(0.8, [50, 49.6, 49.2]))).toBe(false)
  expect(await isKeptStill([...over(0.6, [51, 50.6, 50.4]), ...over(0.8, [49.6, 49.2])])).toBe(false)
})
