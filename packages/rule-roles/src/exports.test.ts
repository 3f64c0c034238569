import { expect, test } from 'vitest'
import * as root from './index.ts'

test('exports exactly these values', () => {
  expect(Object.keys(root).toSorted()).toEqual([
    'countedItems',
    'createExperience',
    'joiningCritic',
    'learningCritic',
    'plannedNames',
    'plannerActionAgent',
    'postconditionCritic',
    'ruleDecomposer',
    'techTreeCurriculum',
  ])
})
