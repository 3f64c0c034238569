import { expect, test } from 'vitest'
import * as action from './index.ts'

test('exports exactly the planned values', () => {
  expect(Object.keys(action).sort()).toEqual([
    'actionRequestPrompt',
    'actionSystemPrompt',
    'checkProgram',
    'createActionAgent',
    'extractProgram',
    'givenFunctions',
    'languageGlobals',
    'refusedProgramPrompt',
    'stagedActionAgent',
    'toRunnable',
  ])
})
