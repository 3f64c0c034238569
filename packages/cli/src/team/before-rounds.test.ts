import type { Environment } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { beforeRounds } from './before-rounds.ts'

const program = { name: 'main', source: 'async function main(bot) {}' }
let begin: ReturnType<typeof vi.fn<() => void>>
let ends: (() => void)[]
let closed: number
let members: readonly { readonly environment: Environment }[]

beforeEach(() => {
  begin = vi.fn<() => void>()
  ends = []
  closed = 0
  const environment: Environment = {
    reset: async () => makeObservation(),
    step: () => new Promise((resolve) => ends.push(() => resolve(makeStepResult()))),
    close: async () => void (closed += 1),
  }
  members = beforeRounds([{ environment }, { environment }], begin)
})

const step = (index: number): Promise<unknown> =>
  members[index]?.environment.step(program) ?? Promise.reject()

test('a round is told of once all members ask for it, and the next one again', async () => {
  const first = step(0)
  expect(begin).not.toHaveBeenCalled()
  const second = step(1)
  expect(begin).toHaveBeenCalledTimes(1)
  for (const end of ends.splice(0)) end()
  await Promise.all([first, second])
  void step(1)
  expect(begin).toHaveBeenCalledTimes(1)
  void step(0)
  expect(begin).toHaveBeenCalledTimes(2)
})

test('a member that leaves begins the round of those who wait, and is waited for no longer', async () => {
  const first = step(0)
  await members[1]?.environment.close()
  expect(begin).toHaveBeenCalledTimes(1)
  for (const end of ends.splice(0)) end()
  await first
  void step(0)
  expect(begin).toHaveBeenCalledTimes(2)
})

test('what the beginning throws keeps no member from leaving, and the step from being played', async () => {
  begin.mockImplementation(() => {
    throw new Error('The disk is full.')
  })
  void step(0)
  await expect(step(1)).rejects.toThrow('The disk is full.')
  expect(ends).toHaveLength(1)
  await expect(members[1]?.environment.close()).rejects.toThrow('The disk is full.')
  expect(closed).toBe(1)
})
