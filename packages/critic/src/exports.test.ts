import { expect, test } from 'vitest'
import * as critic from './index.ts'
import * as testing from './testing/index.ts'

test('exports exactly the planned values', () => {
  expect(Object.keys(critic).sort()).toEqual([
    'createCritic',
    'criticRequestPrompt',
    'criticSystemPrompt',
    'critiqueSchema',
    'firstVerdict',
    'manualCritic',
    'parseCritique',
    'toRunnable',
  ])
})

test('exports exactly the planned suite', () => {
  expect(Object.keys(testing)).toEqual(['testCritic'])
})
