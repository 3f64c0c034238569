import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { walkWhenHungry } from './walk-when-hungry.ts'

function runner(food: number): ReturnType<typeof fakeBot> & { keys: Set<string> } {
  const keys = new Set<string>()
  const bot = fakeBot({
    food,
    pathfinder: { movements: { allowSprinting: true } },
    getControlState: (key: string) => keys.has(key),
    setControlState: (key: string, isOn: boolean) => void (isOn ? keys.add(key) : keys.delete(key)),
  })
  walkWhenHungry(bot)
  return Object.assign(bot, { keys })
}

test('nobody sprints with six points of food, and every other key works', () => {
  const hungry = runner(6)
  for (const key of ['sprint', 'forward'] as const) hungry.setControlState(key, true)
  expect([...hungry.keys]).toEqual(['forward'])
  const fed = runner(7)
  for (const key of ['sprint', 'forward'] as const) fed.setControlState(key, true)
  expect([...fed.keys]).toEqual(['sprint', 'forward'])
})

test('a run ends when hunger begins, paths take no run-up, and both come back with a meal', () => {
  const bot = runner(7)
  bot.setControlState('sprint', true)
  Object.assign(bot, { food: 6 })
  bot.emit('health')
  expect([...bot.keys]).toEqual([])
  expect(bot.pathfinder.movements.allowSprinting).toBe(false)
  Object.assign(bot, { food: 12 })
  bot.emit('health')
  expect(bot.pathfinder.movements.allowSprinting).toBe(true)
})

test('who forbids sprinting is not overruled, neither by hunger nor by a meal', () => {
  const bot = runner(20)
  bot.pathfinder.movements.allowSprinting = false
  for (const food of [20, 6, 12]) {
    Object.assign(bot, { food })
    bot.emit('health')
    expect(bot.pathfinder.movements.allowSprinting).toBe(false)
  }
})
