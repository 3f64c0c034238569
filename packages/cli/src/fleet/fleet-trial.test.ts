import { hashSuite, type EvaluateOptions } from '@voyager-mc/evaluation'
import { shippedSuites } from '@voyager-mc/evaluation/suites'
import { expect, test } from 'vitest'
import { resolveSettings } from '../options/resolve-settings.ts'
import { plannedTrial } from '../testing/planned-trial.ts'
import { fleetRunOf, playFleetTrial, trialFlags, trialOf } from './fleet-trial.ts'
import { passedSettings } from './passed-settings.ts'

const trial = plannedTrial({ name: 'full', facts: {} })

test('a trial on another machine has the seconds on the wall that it was given here', async () => {
  const played: EvaluateOptions[] = []
  const play = async (options: EvaluateOptions): Promise<never> => {
    played.push(options)
    throw new Error('not played')
  }
  const flags = { trialSeconds: 90 }
  const run = fleetRunOf(trial, {
    basis: 'abc',
    settings: passedSettings(resolveSettings('eval', { flags, variables: {} }), trialFlags),
    sight: 'loaded',
  })
  const { trial: _text, ...kept } = run.settings ?? {}
  const { settings } = resolveSettings('eval', { flags: kept, variables: {} })
  const { signal } = new AbortController()
  await expect(playFleetTrial(trialOf(run) ?? '', { settings, signal, play })).rejects.toThrow('not played')
  expect(played[0]).toMatchObject({ seeds: [7], trialWallMs: 90_000 })
})

test.each(Object.entries(shippedSuites))(
  'every task of %s reaches a worker as it is',
  async (_name, suite) => {
    const { settings } = resolveSettings('eval', { flags: {}, variables: {} })
    const { signal } = new AbortController()
    const names = new Set<string | undefined>()
    const arrived: EvaluateOptions['suite'][] = []
    const play = async ({ suite: brought }: EvaluateOptions): Promise<never> => {
      arrived.push(brought)
      throw new Error('not played')
    }
    for (const task of suite.tasks) {
      const run = fleetRunOf(
        { ...trial, task, game: suite.game },
        { basis: 'abc', settings: {}, sight: 'exposed' },
      )
      names.add(run.condition)
      await expect(playFleetTrial(trialOf(run) ?? '', { settings, signal, play })).rejects.toThrow(
        'not played',
      )
    }
    const tasks = arrived.flatMap((brought) => brought.tasks)
    expect(hashSuite({ ...suite, tasks })).toBe(hashSuite(suite))
    expect(new Set(arrived.map(({ game }) => game))).toEqual(new Set([suite.game]))
    // No two tasks are one run.
    expect(names.size).toBe(suite.tasks.length)
  },
)
