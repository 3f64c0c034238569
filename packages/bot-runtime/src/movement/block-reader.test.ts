import { EventEmitter } from 'node:events'
import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { createBlockReader } from './block-reader.ts'

interface Read {
  readonly name: string
  readonly position: Vec3
}

/** A world that counts how often a block is built, and says what it is told to. */
class CountingWorld extends EventEmitter {
  built = 0
  name: string | undefined = 'stone'

  getBlock = (position: Vec3): Read | null => {
    this.built += 1
    return this.name === undefined ? null : { name: this.name, position }
  }
}

function readerOf(world: CountingWorld) {
  const bot = fakeBot({ world })
  const reader = createBlockReader(bot)
  return { bot, nameAt: (x: number, y: number, z: number) => reader.getBlock(new Vec3(x, y, z))?.name }
}

test('builds a block once, wherever in it the reader asks', () => {
  const world = new CountingWorld()
  const { nameAt } = readerOf(world)
  expect([nameAt(1.2, -63.5, -0.1), nameAt(1.9, -63.01, -0.9)]).toEqual(['stone', 'stone'])
  expect(world.built).toBe(1)
})

test('reads a block anew after it changed, and only that one', () => {
  const world = new CountingWorld()
  const { nameAt } = readerOf(world)
  nameAt(0, 64, 0)
  nameAt(1, 64, 0)
  world.name = 'air'
  world.emit('blockUpdate', null, { name: 'air', position: new Vec3(0, 64, 0) })
  expect([nameAt(0, 64, 0), nameAt(1, 64, 0)]).toEqual(['air', 'stone'])
})

test.for(['chunkColumnLoad', 'chunkColumnUnload'])('reads all blocks anew after %s', (news) => {
  const world = new CountingWorld()
  const { nameAt } = readerOf(world)
  nameAt(0, 64, 0)
  world.name = 'water'
  world.emit(news, new Vec3(0, 0, 0))
  expect(nameAt(0, 64, 0)).toBe('water')
})

test('asks again where nothing was loaded', () => {
  const world = new CountingWorld()
  world.name = undefined
  const { nameAt } = readerOf(world)
  expect(nameAt(0, 64, 0)).toBeUndefined()
  world.name = 'dirt'
  expect(nameAt(0, 64, 0)).toBe('dirt')
})

test('tells places apart that are a thousand blocks from each other', () => {
  const world = new CountingWorld()
  const { nameAt } = readerOf(world)
  nameAt(5, 64, 5)
  world.name = 'sand'
  expect([nameAt(5 + 1024, 64, 5), nameAt(5, 64, 5 - 2048)]).toEqual(['sand', 'sand'])
})

test('takes nothing over from one dimension to another', () => {
  const { bot, nameAt } = readerOf(new CountingWorld())
  nameAt(0, 64, 0)
  const nether = new CountingWorld()
  nether.name = 'netherrack'
  Reflect.set(bot, 'world', nether)
  expect(nameAt(0, 64, 0)).toBe('netherrack')
})
