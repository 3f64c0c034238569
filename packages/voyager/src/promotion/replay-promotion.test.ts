import { EnvironmentLostError, ModelOutputError } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation, makeStepResult, scriptedCritic } from '@voyager-mc/core/testing'
import { describe, expect, test, vi } from 'vitest'
import { passed, refused } from '../testing/make-roles.ts'
import { replayPromotion } from './replay-promotion.ts'
import type { OpenScratchWorld } from './scratch-world.ts'

const program = { name: 'mineLog', source: 'async function mineLog(bot) {}' }
const task = { name: 'Mine 1 oak_log' }
const before = makeObservation()

/** A scratch world in which every program ends holding these logs; `closed` counts the worlds that were closed. */
function fakeWorlds(logs: number): { readonly openWorld: OpenScratchWorld; readonly closed: () => number } {
  const close = vi.fn(async () => undefined)
  const openWorld: OpenScratchWorld = async () => ({
    status: 'open',
    environment: fakeEnvironment({
      onStep: () => makeStepResult({ observation: makeObservation({ inventory: { oak_log: logs } }) }),
    }),
    before,
    scene: 'Set by hand.',
    close,
  })
  return { openWorld, closed: () => close.mock.calls.length }
}

describe('replayPromotion', () => {
  test.each([
    [1, 'passed'],
    [0, 'failed'],
  ] as const)('with %i logs at the end the skill has %s', async (logs, status) => {
    const { openWorld, closed } = fakeWorlds(logs)
    const verdict = await replayPromotion({ version: '1.19.4', openWorld })(program, task)
    expect(verdict).toMatchObject({ status, detail: expect.stringMatching(/oak_log.* Set by hand\.$/) })
    expect(closed()).toBe(1)
  })

  test('leaves open what postconditions cannot prove', async () => {
    const { openWorld } = fakeWorlds(0)
    const verdict = await replayPromotion({ version: '1.19.4', openWorld })(program, { name: 'Be kind' })
    expect(verdict).toMatchObject({ status: 'skipped', reason: 'undecided' })
  })

  test('asks the critic it is given, and passes by passing every replay', async () => {
    const { openWorld, closed } = fakeWorlds(0)
    const critic = scriptedCritic((_request, call) => (call < 3 ? passed : refused))
    const promote = replayPromotion({ version: '1.19.4', openWorld, critic, replays: 4 })
    expect(await promote(program, task)).toMatchObject({ status: 'failed' })
    expect(closed()).toBe(3)
  })

  test('leaves open what the critic says illegibly', async () => {
    const { openWorld } = fakeWorlds(0)
    const critic = {
      evaluate: async (): Promise<never> => {
        throw new ModelOutputError('No verdict.', '')
      },
    }
    const verdict = await replayPromotion({ version: '1.19.4', openWorld, critic })(program, task)
    expect(verdict).toMatchObject({ status: 'skipped', reason: 'undecided' })
  })

  test('hands on start, number of the replay and signal', async () => {
    const { signal } = new AbortController()
    const openWorld = vi.fn(fakeWorlds(1).openWorld)
    await replayPromotion({ version: '1.19.4', openWorld, replays: 2 })(program, task, {
      start: before,
      signal,
    })
    expect(openWorld.mock.calls).toEqual([
      [{ replay: 1, start: before, signal }],
      [{ replay: 2, start: before, signal }],
    ])
  })

  test('says that there is no world when it is lost', async () => {
    const close = vi.fn(async () => undefined)
    const environment = fakeEnvironment({
      onStep: () => {
        throw new EnvironmentLostError('disconnected', 'Gone.')
      },
    })
    const openWorld: OpenScratchWorld = async () => ({
      status: 'open',
      environment,
      before,
      scene: '',
      close,
    })
    const verdict = await replayPromotion({ version: '1.19.4', openWorld })(program, task)
    expect(verdict).toEqual({
      status: 'skipped',
      reason: 'no-world',
      detail: 'The scratch world was lost: Gone.',
    })
    expect(close).toHaveBeenCalledOnce()
  })
})
