import { expect, test } from 'vitest'
import * as root from './index.ts'
import * as preset from './preset/index.ts'
import * as promotion from './promotion/index.ts'
import * as testing from './testing/index.ts'

test('the root exports exactly these values', () => {
  expect(Object.keys(root).toSorted()).toEqual([
    'BudgetSpentError',
    'JournalCorruptError',
    'RoleFailedError',
    'RunExistsError',
    'RunHaltedError',
    'RunLockedError',
    'RunSchemaError',
    'RunStoreError',
    'ablate',
    'allOf',
    'anyOf',
    'attempts',
    'autoGpt',
    'budget',
    'checkVerdicts',
    'checkpointDocuments',
    'compareRuns',
    'cost',
    'costOf',
    'createVoyager',
    'defaultRecoveryPolicy',
    'elapsed',
    'fileRunStore',
    'loadRunState',
    'memoryRunStore',
    'modelCalls',
    'modelPrices',
    'noProgress',
    'openEndedGoal',
    'paperTasks',
    'plotCost',
    'plotItems',
    'plotPath',
    'plotSkills',
    'plotTiers',
    'qaCacheSchema',
    'reAct',
    'reflexion',
    'renderComparison',
    'renderPng',
    'renderSummary',
    'runSchemaVersion',
    'skillGraph',
    'summarizeRun',
    'summarizeSpending',
    'tasks',
    'tokens',
    'toolTierNames',
    'toolTiers',
    'unlocked',
    'withoutEnvironmentFeedback',
    'withoutExecutionErrors',
    'withoutQuestions',
    'withoutSelfVerification',
    'withoutSkillLibrary',
    'writeReport',
  ])
})

test('the preset exports exactly these values', () => {
  expect(Object.keys(preset).toSorted()).toEqual([
    'CassetteError',
    'createChatModel',
    'createDefaultRoles',
    'createDefaultVoyager',
    'createRateLimiter',
    'createRoleModels',
    'limitRate',
    'paper',
    'primitivesForModel',
    'recordEmbeddings',
    'recordModel',
    'replayEmbeddings',
    'replayModel',
    'returnPlacedItems',
  ])
})

test('promotion exports exactly these values', () => {
  expect(Object.keys(promotion).toSorted()).toEqual(['embeddedScratchWorld', 'replayPromotion'])
})

test('testing exports exactly these values', () => {
  expect(Object.keys(testing).toSorted()).toEqual(['fakeSkillLibrary', 'testRunStore'])
})
