import { EnvironmentLostError } from '@voyager-mc/core'
import { fakeEnvironment, makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createBotSession } from './create-bot-session.ts'

const program = { name: 'walk', source: 'async function walk(bot) {}' }

/** An environment whose steps end when they are told to. */
function slowEnvironment(): {
  readonly environment: ReturnType<typeof fakeEnvironment>
  readonly end: () => void
} {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const environment = fakeEnvironment({
    onStep: async (_program, observation) => {
      await opened
      return makeStepResult({ observation })
    },
  })
  return { environment, end: () => open() }
}

test('joins at the first call only', async () => {
  const environment = fakeEnvironment()
  const session = createBotSession({ environment })
  expect(environment.resets).toHaveLength(0)
  await session.run(program)
  await session.run(program)
  expect(environment.resets).toHaveLength(1)
})

test('joins again after the world was lost', async () => {
  let isLost = true
  const environment = fakeEnvironment({
    onStep: (_program, observation) => {
      if (isLost) throw new EnvironmentLostError('kicked', 'Kicked.')
      return makeStepResult({ observation })
    },
  })
  const session = createBotSession({ environment })
  await expect(session.run(program)).rejects.toThrow('Kicked.')
  isLost = false
  await session.run(program)
  expect(environment.resets).toHaveLength(2)
})

test('runs one program at a time', async () => {
  const { environment, end } = slowEnvironment()
  const session = createBotSession({ environment })
  const first = session.run(program)
  const second = session.run({ ...program, name: 'second' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(environment.programs.map(({ name }) => name)).toEqual(['walk'])
  end()
  await Promise.all([first, second])
  expect(environment.programs.map(({ name }) => name)).toEqual(['walk', 'second'])
})

test('lets go of a caller who stops waiting for their turn, and goes on with the next', async () => {
  const { environment, end } = slowEnvironment()
  const session = createBotSession({ environment })
  const first = session.run(program)
  const controller = new AbortController()
  const waiting = session.run({ ...program, name: 'given-up' }, { signal: controller.signal })
  const last = session.run({ ...program, name: 'last' })
  controller.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  end()
  await Promise.all([first, last])
  expect(environment.programs.map(({ name }) => name)).toEqual(['walk', 'last'])
})

test('tells listeners of each step until they are removed', async () => {
  const session = createBotSession({ environment: fakeEnvironment() })
  let steps = 0
  const stop = session.onStep(() => (steps += 1))
  await session.run(program)
  stop()
  await session.run(program)
  expect(steps).toBe(1)
})
