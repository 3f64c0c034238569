import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as home from './home/index.ts'
import * as root from './index.ts'
import * as journal from './journal/index.ts'
import * as models from './models/index.ts'
import * as oversight from './oversight/index.ts'
import * as preset from './preset/index.ts'
import * as promotion from './promotion/index.ts'
import * as testing from './testing/index.ts'

test('the root exports exactly these values', () => {
  expect(Object.keys(root).toSorted()).toEqual([
    'RoleFailedError',
    'RunDamagedError',
    'RunHaltedError',
    'RunLockedError',
    'RunStoreError',
    'allOf',
    'anyOf',
    'attempts',
    'budget',
    'cost',
    'createVoyager',
    'defaultRecoveryPolicy',
    'elapsed',
    'memoryRunStore',
    'modelCalls',
    'noProgress',
    'tasks',
    'toRunnable',
    'tokens',
    'unlocked',
  ])
})

test('the home exports exactly these values', () => {
  expect(Object.keys(home).toSorted()).toEqual([
    'checkHome',
    'inspectHome',
    'openHome',
    'readExchange',
    'readRecords',
    'rescueHome',
    'sqliteExchangeStore',
  ])
})

test('the journal exports exactly these values', () => {
  expect(Object.keys(journal).toSorted()).toEqual([
    'RunDamagedError',
    'RunExistsError',
    'RunLayoutError',
    'RunStoreError',
    'assertDocumentName',
    'checkpointDocuments',
    'collectHistory',
    'collectJourney',
    'compactRun',
    'endsStep',
    'followJournal',
    'importCheckpoint',
    'importEvents',
    'initialRunState',
    'loadRunState',
    'parseDocument',
    'parseJournalEvent',
    'qaCacheSchema',
    'reduceRunState',
    'summarizeSpending',
  ])
})

test('models exports exactly these values', () => {
  expect(Object.keys(models).toSorted()).toEqual([
    'BudgetSpentError',
    'CassetteError',
    'costOf',
    'countEmbeddings',
    'createRateLimiter',
    'limitRate',
    'modelPrices',
    'modelPricesAsOf',
    'recordEmbeddings',
    'recordModel',
    'replayEmbeddings',
    'replayModel',
  ])
})

test('the preset exports exactly these values', () => {
  expect(Object.keys(preset).toSorted()).toEqual([
    'createChatModel',
    'createDefaultRoles',
    'createDefaultVoyager',
    'createRoleModels',
    'paper',
    'parseModelName',
    'primitiveNames',
    'returnPlacedItems',
    'skillsOfRun',
    'worldOfHome',
  ])
})

test('promotion exports exactly these values', () => {
  expect(Object.keys(promotion).toSorted()).toEqual(['embeddedScratchWorld', 'replayPromotion'])
})

test('testing exports exactly these values', () => {
  expect(Object.keys(testing).toSorted()).toEqual([
    'fakeSkillLibrary',
    'instantClock',
    'makeProgram',
    'makeRoles',
    'passed',
    'refused',
    'testRunStore',
  ])
})

test('the root has at most 40 names, types included', () => {
  const text = readFileSync(new URL('index.ts', import.meta.url), 'utf8')
  const names = [...text.matchAll(/export (?:type )?\{([^}]*)\} from/g)].flatMap(([, list = '']) =>
    list.split(',').filter((name) => name.trim() !== ''),
  )
  expect(names.length).toBeLessThanOrEqual(40)
})

test('the part for people who step in exports exactly these values', () => {
  expect(Object.keys(oversight).toSorted()).toEqual(['createOversight', 'parseHand'])
})
