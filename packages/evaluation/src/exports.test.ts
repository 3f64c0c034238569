import { expect, test } from 'vitest'
import * as root from './index.ts'

test('exports exactly these values', () => {
  expect(Object.keys(root).toSorted()).toEqual([
    'ablate',
    'autoGpt',
    'checkVerdicts',
    'compareRuns',
    'openEndedGoal',
    'paperTasks',
    'plotCost',
    'plotItems',
    'plotPath',
    'plotSkills',
    'plotTiers',
    'reAct',
    'reflexion',
    'renderComparison',
    'renderPng',
    'renderSummary',
    'skillGraph',
    'summarizeRun',
    'toolTierNames',
    'toolTiers',
    'withoutEnvironmentFeedback',
    'withoutExecutionErrors',
    'withoutQuestions',
    'withoutSelfVerification',
    'withoutSkillLibrary',
    'writeReport',
  ])
})
