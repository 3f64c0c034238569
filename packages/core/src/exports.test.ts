import { expect, test } from 'vitest'
import * as core from './index.ts'
import * as files from './files/index.ts'
import * as sqlite from './sqlite/index.ts'
import * as testing from './testing/index.ts'

test('exports exactly the planned values', () => {
  expect(Object.keys(core).sort()).toEqual([
    'AgentError',
    'EnvironmentLostError',
    'InvalidArgumentError',
    'ModelOutputError',
    'ModelUnavailableError',
    'assertCount',
    'ballastOf',
    'cellOf',
    'createTurns',
    'cutToBytes',
    'defaultSight',
    'definedOf',
    'describeListening',
    'describePrimitives',
    'describeSignatures',
    'distanceBetween',
    'doubling',
    'dyeColours',
    'formatPosition',
    'hostileCreatures',
    'isChestAtHand',
    'keyOfWay',
    'longestReplyBytes',
    'lyingTicks',
    'modelUnavailableOf',
    'mostPlaces',
    'mostWayRecords',
    'packError',
    'pick',
    'provokedCreatures',
    'readModelFault',
    'redactError',
    'redactSecrets',
    'redactUrl',
    'replyCutOf',
    'restingBlocks',
    'rubble',
    'secretsOf',
    'seededRandom',
    'sights',
    'slotsWithoutBallast',
    'specialRecipes',
    'storedPlaces',
    'suggestName',
    'systemClock',
    'toolNames',
    'unpackError',
    'untilAborted',
    'withGenerate',
  ])
})

test('exports exactly the planned doubles', () => {
  expect(Object.keys(testing).sort()).toEqual([
    'fakeEnvironment',
    'makeObservation',
    'makeProgramScope',
    'makeStepResult',
    'manualClock',
    'scriptedActionAgent',
    'scriptedCritic',
    'scriptedCurriculum',
  ])
})

test('exports exactly the planned work with files', () => {
  expect(Object.keys(files)).toEqual(['makeFolder'])
})

test('exports exactly the planned parts of the database', () => {
  expect(Object.keys(sqlite).sort()).toEqual([
    'DatabaseError',
    'digest',
    'migrate',
    'openDatabase',
    'schemaVersion',
    'snapshot',
    'takeFileLock',
    'transaction',
  ])
})
