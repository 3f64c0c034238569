import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { brakeAtEdge } from './brake-at-edge.ts'

/** A walker to the east on a floor that ends at x = 1, or at a step so wide and one block down. */
function walker({ isMoving = true, stepBlocks = 0 } = {}): ReturnType<typeof fakeBot> & {
  controls: Set<string>
} {
  const controls = new Set<string>()
  const bot = fakeBot({
    entity: { position: new Vec3(0.5, 64, 0.5), velocity: new Vec3(0.2, 0, 0), onGround: true },
    blockAt: (place: Vec3) =>
      (place.y < 64 && place.x < 1) || (place.y < 63 && place.x < 1 + stepBlocks)
        ? { name: 'stone', boundingBox: 'block' }
        : { name: 'air', boundingBox: 'empty' },
    pathfinder: { isMoving: () => isMoving, movements: { maxDropDown: 3 } },
    getControlState: (control: string) => controls.has(control),
    setControlState: (control: string, isOn: boolean) =>
      void (isOn ? controls.add(control) : controls.delete(control)),
  })
  return Object.assign(bot, { controls })
}

test('sneaks from where the next steps lead over the edge, and no longer after that', () => {
  const bot = walker()
  const stop = brakeAtEdge(bot)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual([])
  bot.entity.position = new Vec3(1.1, 64, 0.5)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual(['sneak'])
  bot.entity.velocity = new Vec3(-0.2, 0, 0)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual([])
  stop()
})

test('leaves jumps alone', () => {
  const bot = walker()
  bot.entity.position = new Vec3(1.1, 64, 0.5)
  bot.controls.add('jump')
  const stop = brakeAtEdge(bot)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual(['jump'])
  stop()
})

test('leaves a program alone that walks without a path', () => {
  const bot = walker({ isMoving: false })
  bot.entity.position = new Vec3(1.1, 64, 0.5)
  const stop = brakeAtEdge(bot)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual([])
  stop()
})

test('stands up again when the step ends', () => {
  const bot = walker()
  bot.entity.position = new Vec3(1.1, 64, 0.5)
  const stop = brakeAtEdge(bot)
  bot.emit('physicsTick')
  stop()
  expect([...bot.controls]).toEqual([])
})

test('does not run down a step beyond which nothing is, but walks down it', () => {
  const bot = walker({ stepBlocks: 1 })
  bot.entity.position = new Vec3(1.1, 64, 0.5)
  const stop = brakeAtEdge(bot)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual(['sneak'])
  bot.entity.velocity = new Vec3(0, 0, 0)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual([])
  bot.entity.velocity = new Vec3(0.05, 0, 0)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual([])
  stop()
})

test('whoever was stopped at an edge stays there', () => {
  const bot = walker()
  bot.entity.position = new Vec3(1.1, 64, 0.5)
  const stop = brakeAtEdge(bot)
  bot.emit('physicsTick')
  bot.entity.velocity = new Vec3(0, 0, 0)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual(['sneak'])
  stop()
})

test('runs down a step with room', () => {
  const bot = walker({ stepBlocks: 4 })
  bot.entity.position = new Vec3(1.1, 64, 0.5)
  const stop = brakeAtEdge(bot)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual([])
  stop()
})
