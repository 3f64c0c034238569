import { EventEmitter } from 'node:events'
import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { isBodyTaken } from '../bot/body-control.ts'
import { startReflex } from './start-reflex.ts'

function fakeBot(): { readonly bot: Bot; readonly tick: (count: number) => void } {
  const events = new EventEmitter()
  // The function under test reads the health, listens, and lets go of the body: these members are all it sees.
  const pathfinder = { movements: {}, setMovements: () => undefined }
  const body = { health: 20, clearControlStates: () => undefined, stopDigging: () => undefined, pathfinder }
  const bot = Object.assign(events, body) as unknown as Bot
  return {
    bot,
    tick(count) {
      for (let each = 0; each < count; each += 1) events.emit('physicsTick')
    },
  }
}

test('a reflex looks every few ticks and not while it works', async () => {
  const { bot, tick } = fakeBot()
  const looks: number[] = []
  let finish = (): void => undefined
  const work = (): Promise<void> => new Promise((resolve) => (finish = resolve))
  const stop = startReflex(bot, {
    everyTicks: 4,
    look(now) {
      looks.push(now)
      return now === 8 ? work : undefined
    },
  })
  tick(16)
  expect(looks).toEqual([4, 8])
  expect(isBodyTaken(bot)).toBe(true)
  finish()
  await new Promise(setImmediate)
  expect(isBodyTaken(bot)).toBe(false)
  tick(4)
  expect(looks).toEqual([4, 8, 20])
  stop()
  tick(8)
  expect(looks).toEqual([4, 8, 20])
})

test('work that fails gives the body back', async () => {
  const { bot, tick } = fakeBot()
  startReflex(bot, { everyTicks: 1, look: () => () => Promise.reject(new Error('interrupted')) })
  tick(1)
  await new Promise(setImmediate)
  expect(isBodyTaken(bot)).toBe(false)
})

test('a dead bot has no reflexes', () => {
  const { bot, tick } = fakeBot()
  const looks: number[] = []
  startReflex(bot, { everyTicks: 1, look: (now) => void looks.push(now) })
  Object.assign(bot, { health: 0 })
  tick(3)
  expect(looks).toEqual([])
})
