import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { sneakOnHotFloor } from './sneak-on-hot-floor.ts'

/** Somebody on a floor of magma that ends at x = 1. */
function stander(): ReturnType<typeof fakeBot> & { controls: Set<string> } {
  const controls = new Set<string>()
  const bot = fakeBot({
    entity: { position: new Vec3(0.5, 64, 0.5), onGround: true },
    blockAt: ({ x, y }: Vec3) => ({ name: y >= 64 ? 'air' : x < 1 ? 'magma_block' : 'netherrack' }),
    getControlState: (control: string) => controls.has(control),
    setControlState: (control: string, isOn: boolean) =>
      void (isOn ? controls.add(control) : controls.delete(control)),
  })
  return Object.assign(bot, { controls })
}

test('sneaks while it stands on magma, and stands up again elsewhere', () => {
  const bot = stander()
  const stop = sneakOnHotFloor(bot)
  bot.emit('physicsTick')
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual(['sneak'])
  bot.entity.position = new Vec3(1.5, 64, 0.5)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual([])
  stop()
})

test('walks over magma upright', () => {
  const bot = stander()
  const stop = sneakOnHotFloor(bot)
  bot.emit('physicsTick')
  bot.controls.add('forward')
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual(['forward'])
  stop()
})

test('leaves those alone who sneak for a reason of their own', () => {
  const bot = stander()
  bot.controls.add('sneak')
  const stop = sneakOnHotFloor(bot)
  bot.emit('physicsTick')
  bot.entity.position = new Vec3(1.5, 64, 0.5)
  bot.emit('physicsTick')
  expect([...bot.controls]).toEqual(['sneak'])
  stop()
})

test('stands up again when the step ends', () => {
  const bot = stander()
  const stop = sneakOnHotFloor(bot)
  bot.emit('physicsTick')
  stop()
  expect([...bot.controls]).toEqual([])
})
