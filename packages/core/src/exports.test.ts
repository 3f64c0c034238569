import { expect, test } from 'vitest'
import * as core from './index.ts'
import * as testing from './testing/index.ts'

test('exports exactly the planned values', () => {
  expect(Object.keys(core).sort()).toEqual([
    'AgentError',
    'EnvironmentLostError',
    'InvalidArgumentError',
    'ModelOutputError',
    'ModelUnavailableError',
    'assertCount',
    'distanceBetween',
    'formatPosition',
    'seededRandom',
    'systemClock',
    'untilAborted',
  ])
})

test('exports exactly the planned doubles', () => {
  expect(Object.keys(testing).sort()).toEqual([
    'fakeEnvironment',
    'makeObservation',
    'makeStepResult',
    'manualClock',
    'scriptedActionAgent',
    'scriptedCritic',
    'scriptedCurriculum',
  ])
})
