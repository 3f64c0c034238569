import {
  AgentError,
  EnvironmentLostError,
  InvalidArgumentError,
  ModelUnavailableError,
} from '@voyager-mc/core'
import { RunStoreError } from '@voyager-mc/voyager'
import { WorldError } from '@voyager-mc/world'
import { expect, test } from 'vitest'
import { exitCodeOfError } from './exit-code-of-error.ts'
import { exitCodeOfRun } from './exit-code-of-run.ts'
import { exitCodeMeanings, exitCodes } from './exit-codes.ts'

test.each([
  [new InvalidArgumentError('--port', 0, 'pass a port.'), 2],
  [new EnvironmentLostError('refused', 'No server is there.'), 3],
  [new ModelUnavailableError('No model is there.'), 3],
  [new RunStoreError('journal.ndjson', 'The disk is full.'), 3],
  [new AgentError('package-missing', 'It is not installed.'), 3],
  [new AgentError('run-exists', 'There is a run.'), 2],
  [new AgentError('trial-start', 'The world refused the start of a task.'), 2],
  [new AgentError('cassette', 'Another model was recorded.'), 3],
  [new AgentError('listen', 'The port is taken.'), 3],
  [new AgentError('dashboard', 'The port is taken.'), 3],
  [new AgentError('model-unknown', 'No provider is known.'), 2],
  [new AgentError('other', 'Something else.'), 1],
  [new WorldError('WORLD_PORT_IN_USE', 'The port is taken.'), 3],
  [new TypeError('oops'), 1],
])('a command that threw %s exits with %d', (error, code) => {
  expect(exitCodeOfError(error)).toBe(code)
})

test.each([
  ['condition-met', true, 0],
  ['done', false, 1],
  ['model-unavailable', false, 3],
  ['environment-lost', true, 3],
  ['role-failed', true, 3],
  ['death-loop', false, 3],
  ['budget', true, 4],
  ['budget', false, 4],
  ['aborted', true, 130],
] as const)('a run that ended with %s, reached: %j, exits with %d', (reason, isReached, code) => {
  expect(exitCodeOfRun(reason, { isReached })).toBe(code)
})

test('every exit code has its meaning', () => {
  expect(exitCodeMeanings.map(([code]) => code)).toEqual(Object.values(exitCodes))
})
