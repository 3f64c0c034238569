import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { keepGround } from './keep-ground.ts'

interface Scene {
  /** Offset from the feet of the block that is dug; the one below them is the default. */
  readonly dug?: readonly [x: number, y: number, z: number]
  readonly isMoving?: boolean
  /** Air below the block that carries the body. */
  readonly depth?: number
  readonly ground?: 'stone' | 'water'
  /** Where the body stands in the east-west direction: at 0.2 another block carries it as well. */
  readonly x?: number
}

/** Whether a dig is ended that somebody does who stands on a roof at height 64. */
function isEnded({
  dug = [0, -1, 0],
  isMoving = true,
  depth = 9,
  ground = 'stone',
  x = 0.5,
}: Scene = {}): boolean {
  let ended = 0
  const bot = fakeBot({
    entity: { position: new Vec3(x, 64, 0.5), velocity: new Vec3(0, 0, 0), onGround: true },
    targetDigBlock: { position: new Vec3(0, 64, 0).offset(...dug) },
    stopDigging: () => void (ended += 1),
    blockAt: ({ y }: Vec3) => {
      if (y >= 64 || (y < 63 && y >= 63 - depth)) return { name: 'air', boundingBox: 'empty' }
      return y >= 63
        ? { name: 'stone', boundingBox: 'block' }
        : { name: ground, boundingBox: ground === 'water' ? 'empty' : 'block' }
    },
    pathfinder: { isMoving: () => isMoving, movements: { maxDropDown: 3 } },
  })
  const stop = keepGround(bot)
  bot.emit('physicsTick')
  stop()
  return ended > 0
}

test('a path does not dig away what carries the body over a cave', () => {
  expect(isEnded()).toBe(true)
})

test.for<[string, Scene]>([
  ['that fall is harmless', { depth: 2 }],
  ['water is below', { ground: 'water' }],
  ['the block is beside the body', { dug: [1, 0, 0] }],
  ['the block is beside the one that carries it', { dug: [1, -1, 0] }],
  ['another block carries it as well', { x: 0.2 }],
  ['a program digs without a path', { isMoving: false }],
])('digs on when %s', ([, scene]) => {
  expect(isEnded(scene)).toBe(false)
})
