import { expect, test } from 'vitest'
import * as root from './index.ts'
import * as statistics from './statistics/index.ts'
import * as suites from './suites/index.ts'

test('exports exactly these values', () => {
  expect(Object.keys(root).toSorted()).toEqual([
    'BudgetSpentError',
    'ResultsError',
    'SuiteError',
    'TrialStartError',
    'ablate',
    'autoGpt',
    'checkSuite',
    'checkVerdicts',
    'compareRuns',
    'compareTrials',
    'describeBasis',
    'evaluate',
    'findRegressions',
    'firstHeld',
    'hashResults',
    'hashSuite',
    'openEndedGoal',
    'pairTrials',
    'paperTasks',
    'parseSuite',
    'plotCost',
    'plotItems',
    'plotPath',
    'plotSkills',
    'plotTiers',
    'reAct',
    'readResults',
    'readSuite',
    'reflexion',
    'renderComparison',
    'renderPng',
    'renderSummary',
    'renderVerdicts',
    'skillGraph',
    'summarizeRun',
    'toolTierNames',
    'toolTiers',
    'voyagerAgent',
    'withoutEnvironmentFeedback',
    'withoutExecutionErrors',
    'withoutQuestions',
    'withoutSelfVerification',
    'withoutSkillLibrary',
    'writeReport',
  ])
})

test('exports exactly these suites and statistics', () => {
  expect(Object.keys(suites)).toEqual(['shippedSuites'])
  expect(Object.keys(statistics).toSorted()).toEqual([
    'bootstrapDraws',
    'bootstrapInterval',
    'cliffsDelta',
    'effectSize',
    'holm',
    'kaplanMeier',
    'medianTime',
    'pairsForRates',
    'pairsNeeded',
    'permutationTest',
    'shareOf',
    'signTest',
    'simulatePower',
    'wilcoxonTest',
  ])
})
