import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { isBodyTaken } from '../bot/body-control.ts'
import { fakeBot } from '../testing/fake-bot.ts'
import { restWhenWeak } from './rest-when-weak.ts'

/** Whether a badly hurt bot that walks in the End begins to rest, with a cloud of breath so many blocks away. */
function rests(cloudBlocks: number): boolean {
  const cloud = {
    id: 7,
    name: 'area_effect_cloud',
    position: new Vec3(0.5 + cloudBlocks, 64, 0.5),
    metadata: [],
  }
  const bot = fakeBot({
    health: 4,
    food: 20,
    game: { dimension: 'the_end' },
    entities: { 7: cloud },
    registry: { entitiesByName: {} },
    blockAt: ({ y }: Vec3) =>
      y < 64 ? { name: 'end_stone', boundingBox: 'block' } : { name: 'air', boundingBox: 'empty' },
    currentWindow: null,
    targetDigBlock: null,
    stopDigging: () => undefined,
    setControlState: () => undefined,
    clearControlStates: () => undefined,
    pathfinder: { goal: {}, movements: {}, setGoal: () => undefined, setMovements: () => undefined },
  })
  const stop = restWhenWeak(bot, { signal: new AbortController().signal, say: () => undefined })
  for (let tick = 0; tick < 20; tick += 1) bot.emit('physicsTick')
  stop()
  return isBodyTaken(bot)
}

test('who is badly hurt rests beside the dragon’s breath, but not in it', () => {
  expect(rests(12)).toBe(true)
  expect(rests(2)).toBe(false)
})
