import type { ActionAgent, ActionRequest } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { stagedActionAgent } from './staged-action-agent.ts'

const named = (name: string): ActionAgent => ({ generate: async () => ({ name, source: '' }) })
const requestOf = (task: string): ActionRequest => ({
  task: { name: task },
  observation: makeObservation(),
  skills: [],
})

test('a strong agent takes over after so many attempts at a task, and each task counts for itself', async () => {
  const agent = stagedActionAgent([
    { agent: named('small'), attempts: 2 },
    { agent: named('warm'), attempts: 1 },
    { agent: named('strong'), attempts: 1 },
  ])
  const asked = ['a', 'a', 'b', 'a', 'a', 'a', 'b', 'b']
  const names: string[] = []
  for (const task of asked) names.push((await agent.generate(requestOf(task))).name)
  expect(names).toEqual(['small', 'small', 'small', 'warm', 'strong', 'strong', 'small', 'warm'])
})

test('forgets the oldest of very many tasks', async () => {
  const agent = stagedActionAgent([
    { agent: named('small'), attempts: 1 },
    { agent: named('strong'), attempts: 1 },
  ])
  for (let task = 0; task <= 500; task += 1) await agent.generate(requestOf(`task ${task}`))
  expect((await agent.generate(requestOf('task 500'))).name).toBe('strong')
  expect((await agent.generate(requestOf('task 0'))).name).toBe('small')
})

test.each([0, 1.5, Number.NaN])('refuses %s attempts', (attempts) => {
  expect(() => stagedActionAgent([{ agent: named('small'), attempts }])).toThrow(
    `attempts is ${attempts}; use a whole number above 0.`,
  )
})

test("plans as the first stage's agent does", async () => {
  const first = { ...named('small'), plannedNames: async () => ['stick'] }
  const agent = stagedActionAgent([
    { agent: first, attempts: 1 },
    { agent: named('strong'), attempts: 1 },
  ])
  expect(await agent.plannedNames?.(requestOf('a'))).toEqual(['stick'])
})
