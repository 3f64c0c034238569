import {
  answerQuestionSystemPrompt,
  askQuestionsSystemPrompt,
  curriculumRequestPrompt,
  curriculumSystemPrompt,
  renderForQuestions,
} from '@voyager-mc/curriculum'
import { sectionNames } from '@voyager-mc/observation'
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base'
import type { ReplayedSituation } from './replayed-situations.ts'
import type { Situation } from './situation.ts'

/**
 * Prompt tokens by which the curriculum comes to a task. Its own questions are answered in the reply that asks them; how a task
 * is done is asked only where the tech tree does not say. The original's layout counts three requests for answers.
 */
export function curriculumTokens({
  before,
  task,
  completed = [],
  failed = [],
}: Situation & Partial<Pick<ReplayedSituation, 'completed' | 'failed'>>): number {
  const memory = { completed, failed: failed.map((name) => ({ name, failures: 1 })) }
  const selected = {
    sections: [...sectionNames, 'completedTasks', 'failedTasks'] as const,
    fullInventory: true,
  }
  const proposing =
    countTokens(curriculumSystemPrompt()) +
    countTokens(curriculumRequestPrompt({ observation: before, memory, selected }))
  const asking = countTokens(askQuestionsSystemPrompt()) + countTokens(renderForQuestions(before, memory))
  const answering =
    countTokens(answerQuestionSystemPrompt()) + countTokens(`Question: How to ${task.name} in Minecraft?`)
  return proposing + asking + (task.context?.startsWith('Question:') ? answering : 0)
}
