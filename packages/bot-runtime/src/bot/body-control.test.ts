import { expect, test, vi } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { isBodyTaken, takeBody, timesBodyTaken } from './body-control.ts'

function walkingBot() {
  const stopDigging = vi.fn()
  const setMovements = vi.fn()
  const clearControlStates = vi.fn()
  const bot = fakeBot({ stopDigging, clearControlStates, pathfinder: { movements: {}, setMovements } })
  return { bot, stopDigging, setMovements, clearControlStates }
}

test('breaks digs and paths off, and gives the body back once', () => {
  const { bot, stopDigging, setMovements, clearControlStates } = walkingBot()
  const giveBack = takeBody(bot)
  expect(isBodyTaken(bot)).toBe(true)
  expect(stopDigging).toHaveBeenCalledOnce()
  expect(setMovements).toHaveBeenCalledWith(bot.pathfinder.movements)
  giveBack()
  giveBack()
  expect(isBodyTaken(bot)).toBe(false)
  expect(clearControlStates).toHaveBeenCalledOnce()
})

test('is taken until the last one gives it back', () => {
  const { bot } = walkingBot()
  const first = takeBody(bot)
  const second = takeBody(bot)
  first()
  expect(isBodyTaken(bot)).toBe(true)
  second()
  expect(isBodyTaken(bot)).toBe(false)
  expect(timesBodyTaken(bot)).toBe(2)
})
