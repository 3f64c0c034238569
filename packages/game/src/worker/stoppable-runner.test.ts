import type { ProgramRunner } from '@voyager-mc/bot-runtime'
import type { ProgramOutcome } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { stoppableRunner } from './stoppable-runner.ts'

const program = { name: 'a', source: '' }
const host = { globals: {} }
const full = { status: 'timed-out', limit: 'wall', message: 'Enough.' } as const
/** Runs until it is stopped. */
const endless: ProgramRunner = {
  run: (_program, _host, { signal } = {}) =>
    new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve({ status: 'interrupted', message: 'Stopped.' }))
    }),
}

test('a halted program ends with the outcome of its halt', async () => {
  const runner = stoppableRunner(endless)
  const run = runner.run(program, host)
  runner.halt(full)
  expect(await run).toEqual(full)
})

test('an aborted program is interrupted', async () => {
  const controller = new AbortController()
  const run = stoppableRunner(endless).run(program, host, { signal: controller.signal })
  controller.abort()
  expect(await run).toEqual({ status: 'interrupted', message: 'Stopped.' })
})

test('a halt does not change how a program ended, nor the next one', async () => {
  const outcome: ProgramOutcome = { status: 'completed' }
  const runner = stoppableRunner({ run: async () => outcome })
  const run = runner.run(program, host)
  runner.halt(full)
  expect(await run).toBe(outcome)
  runner.halt(full)
  expect(await runner.run(program, host)).toBe(outcome)
})

test('tells where the program is while it runs, and nothing afterwards', async () => {
  const place = { line: 3, skill: { name: 'mine', line: 2 } }
  let end = (): void => undefined
  const runner = stoppableRunner({
    run: (_program, _host, { onBegin } = {}) => {
      onBegin?.(() => place)
      return new Promise((resolve) => (end = () => resolve({ status: 'completed' })))
    },
  })
  expect(runner.place()).toBeUndefined()
  const run = runner.run(program, host)
  expect(runner.place()).toEqual(place)
  end()
  await run
  expect(runner.place()).toBeUndefined()
})
