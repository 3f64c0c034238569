import { expect, test } from 'vitest'
import * as curriculum from './index.ts'

test('exports exactly the planned values', () => {
  expect(Object.keys(curriculum).sort()).toEqual([
    'answerQuestionSystemPrompt',
    'askQuestionsSystemPrompt',
    'contextQuestion',
    'createCurriculum',
    'createQuestionAnswerer',
    'createQuestionCache',
    'createTerminalPrompter',
    'curriculumRequestPrompt',
    'curriculumSystemPrompt',
    'emptyMemory',
    'firstTaskRule',
    'fixedCurriculum',
    'fullInventoryRule',
    'manualCurriculum',
    'parseProposal',
    'parseQuestions',
    'parseSubGoals',
    'proposalSchema',
    'randomCurriculum',

    'refuseRepeats',
    'remember',
    'renderEverything',
    'renderForQuestions',
    'toRunnable',
  ])
})
