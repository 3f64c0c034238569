import type { ActionRequest, GameEvent, StepResult, TaskOutcome } from '@voyager-mc/core'
import { fakeEnvironment, makeStepResult, scriptedCritic, scriptedCurriculum } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeProgram, makeRoles, refused } from '../testing/make-roles.ts'
import { failureLog } from './failure-log.ts'

const says = (text: string): GameEvent => ({ type: 'program-log', text, tick: 1 })

function step(events: readonly GameEvent[], outcome: StepResult['outcome']): StepResult {
  return makeStepResult({ events, outcome })
}

test('keeps the log, errors and the end of a program, each once and the last ones first of all', () => {
  const events: readonly GameEvent[] = [
    says('Walking 12 blocks'),
    says('Walking 12 blocks'),
    { type: 'error', name: 'Error', message: 'goTo did not reach (1, 2, 3)', tick: 2 },
    { type: 'death', position: { x: 0, y: 0, z: 0 }, cause: 'was shot by Skeleton', tick: 3 },
  ]
  const outcome = { status: 'failed', message: 'goTo did not reach (1, 2, 3)' } as const
  expect(failureLog(step(events, outcome))).toEqual([
    'Walking 12 blocks',
    'died: was shot by Skeleton',
    'goTo did not reach (1, 2, 3)',
  ])
})

test('stays short, whatever a program says', () => {
  const events = Array.from({ length: 500 }, (_, index) => says(`${index} `.repeat(200)))
  const log = failureLog(step(events, { status: 'completed' }))
  expect(log.join('').length).toBeLessThanOrEqual(1000)
  expect(log.at(-1)).toMatch(/^499 /)
  expect(failureLog(step([], { status: 'completed' }))).toEqual([])
})

test('tells the end of a failed log to the curriculum and to the next rollout of the same task', async () => {
  const task = { name: 'Mine 6 obsidian' }
  const outcomes: TaskOutcome[] = []
  const requests: ActionRequest[] = []
  const proposer = scriptedCurriculum([task, { name: 'Mine 1 dirt' }, task])
  const events = [says('Mined 0 of 6 obsidian; lava beside it')]
  const environment = fakeEnvironment({ onStep: () => step(events, { status: 'completed' }) })
  const roles = makeRoles({
    environment,
    critic: scriptedCritic(refused),
    curriculum: { ...proposer, record: async (outcome) => void outcomes.push(outcome) },
    actionAgent: {
      async generate(request) {
        requests.push(request)
        return makeProgram()
      },
    },
  })
  await createVoyager({ ...roles, attemptsPerTask: 1, clock: instantClock() }).learn({ until: tasks(3) })
    .result
  const log = ['Mined 0 of 6 obsidian; lava beside it']
  expect(outcomes[0]?.log).toEqual(log)
  expect(requests[2]?.earlierFailures?.log).toEqual(log)
})
