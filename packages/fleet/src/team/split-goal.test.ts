import { InvalidArgumentError } from '@voyager-mc/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitGoal } from './split-goal.ts'

test('shares a number out, the first ones getting one more', () => {
  expect(splitGoal('Mine 10 oak_log', { bots: ['Ada', 'Ben', 'Cleo'] }).map(({ task }) => task)).toEqual([
    'Mine 4 oak_log',
    'Mine 3 oak_log',
    'Mine 3 oak_log',
  ])
})

test.each(['Craft 1 iron_pickaxe', 'Sleep in a bed', 'Explore'])('leaves %s to one bot', (goal) => {
  expect(splitGoal(goal, { bots: ['Ada', 'Ben'] })).toEqual([{ id: goal, task: goal }])
})

test('lets others gather for the first bot, which does the rest when it has everything', () => {
  const tasks = splitGoal('Craft 1 furnace', { bots: ['Ada', 'Ben'], gathered: { cobblestone: 8, coal: 2 } })
  expect(tasks.map(({ task, bot, needs = [] }) => [task, bot, needs.length])).toEqual([
    ['Obtain 8 cobblestone', undefined, 0],
    ['Give 8 cobblestone to Ada', undefined, 1],
    ['Obtain 2 coal', undefined, 0],
    ['Give 2 coal to Ada', undefined, 1],
    ['Craft 1 furnace', 'Ada', 4],
  ])
})

test('loses and adds nothing, whatever the number and the team', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 16 }), (count, size) => {
      const bots = Array.from({ length: size }, (_nothing, index) => `Bot${index}`)
      const shares = splitGoal(`Mine ${count} dirt`, { bots }).map(({ task }) => Number(task.split(' ')[1]))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }),
  )
})

test('refuses a goal for nobody', () => {
  expect(() => splitGoal('Mine 1 dirt', { bots: [] })).toThrow(InvalidArgumentError)
})
