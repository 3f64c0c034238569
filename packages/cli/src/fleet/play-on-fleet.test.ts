import { InvalidArgumentError } from '@voyager-mc/core'
import { manualClock } from '@voyager-mc/core/testing'
import type { FleetRun, FleetRunState, RunSpecInput } from '@voyager-mc/fleet'
import type { PlannedTrial, TrialResult } from '@voyager-mc/evaluation'
import { expect, test } from 'vitest'
import { plannedTrial } from '../testing/planned-trial.ts'
import { trialOf } from './fleet-trial.ts'
import { playOnFleet, type PlayOnFleetOptions } from './play-on-fleet.ts'

const trial = plannedTrial({ name: 'full, faults 0.1', facts: { agent: 'voyager', faultRate: 0.1 } })
const solved: TrialResult = {
  task: 'logs',
  family: 'gather',
  condition: 'full, faults 0.1',
  seed: 7,
  status: 'solved',
  attempts: 1,
  ticks: 20,
  deaths: 0,
  operatorPowers: 0,
  distanceBlocks: 1,
  steps: [],
  wallMs: 5,
}

/** A queue with one run at most, that the test moves on. */
function fakeQueue(): {
  readonly fleet: PlayOnFleetOptions['fleet']
  readonly submitted: RunSpecInput[]
  move(state: FleetRunState, more?: Partial<FleetRun>): void
  tell(name: string): void
} {
  const submitted: RunSpecInput[] = []
  let run: FleetRun | undefined
  let listen: (name: string) => void = () => undefined
  return {
    submitted,
    fleet: {
      async submit([spec]) {
        if (spec === undefined) throw new InvalidArgumentError('specs', 'empty', 'pass one.')
        submitted.push(spec)
        run ??= {
          name: `${spec.condition}/learn/${spec.seed}`,
          spec: { condition: '', ...spec },
          state: 'queued',
          takes: 0,
          submittedAt: new Date(0),
        }
        return [{ status: 'submitted', run }]
      },
      runs: async () => (run === undefined ? [] : [run]),
      watch: async (onChange) => {
        listen = onChange
        return async () => undefined
      },
    },
    move(state, more) {
      if (run !== undefined) run = { ...run, state, ...more }
    },
    tell: (name) => listen(name),
  }
}

const basis = { basis: 'abc', settings: { faultRates: '0.1' }, sight: 'loaded' } as const
const ends = (): { readonly signal: AbortSignal } => ({ signal: new AbortController().signal })
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('hands a trial in as a run and returns its result when the fleet tells of it', async () => {
  const queue = fakeQueue()
  const { playTrial } = await playOnFleet({ fleet: queue.fleet, clock: manualClock(), ...basis })
  const playing = playTrial(trial, ends())
  await turn()
  queue.move('succeeded', { result: JSON.parse(JSON.stringify(solved)) })
  queue.tell('')
  expect(await playing).toEqual(solved)
  const [spec] = queue.submitted
  expect(spec).toMatchObject({ seed: 7, settings: { faultRates: '0.1' } })
  expect(JSON.parse(trialOf(spec ?? {}) ?? '')).toEqual({ ...trial, sight: 'loaded' })
})

test('looks again after five seconds when nothing was heard', async () => {
  const queue = fakeQueue()
  const clock = manualClock()
  const { playTrial } = await playOnFleet({ fleet: queue.fleet, clock, ...basis })
  const playing = playTrial(trial, ends())
  await turn()
  queue.move('succeeded', { result: JSON.parse(JSON.stringify(solved)) })
  await clock.advance(5000)
  expect(await playing).toEqual(solved)
})

test.each(['failed', 'cancelled'] as const)('a run that was %s is no result', async (state) => {
  const queue = fakeQueue()
  const { playTrial } = await playOnFleet({ fleet: queue.fleet, clock: manualClock(), ...basis })
  const playing = playTrial(trial, ends())
  await turn()
  queue.move(state, { error: 'no port left.' })
  queue.tell(queue.submitted[0]?.condition ?? '')
  queue.tell('')
  await expect(playing).rejects.toThrow(/(failed|cancelled): no port left\.; voyager fleet retry trial-/)
})

test('the same trial is the same run, and other code, settings, seed or condition another one', async () => {
  const conditionOf = async (changed: Partial<PlannedTrial>, other: Partial<typeof basis> = {}) => {
    const queue = fakeQueue()
    const { playTrial } = await playOnFleet({ fleet: queue.fleet, clock: manualClock(), ...basis, ...other })
    const ending = new AbortController()
    const playing = playTrial({ ...trial, ...changed }, { signal: ending.signal })
    await turn()
    ending.abort(new Error('enough'))
    await expect(playing).rejects.toThrow('enough')
    return queue.submitted[0]?.condition
  }
  const first = await conditionOf({})
  expect(await conditionOf({})).toBe(first)
  const others = await Promise.all([
    conditionOf({ seed: 8 }),
    conditionOf({ condition: { name: 'full', facts: {} } }),
    conditionOf({}, { settings: { faultRates: '0.2' } as never }),
    conditionOf({}, { basis: 'def' as never }),
    conditionOf({}, { sight: 'exposed' as never }),
  ])
  expect(new Set([first, ...others]).size).toBe(6)
})
