export type { ChatModel, OwnPrompts, Prompter, ReplyForm, Screenshot } from '@voyager-mc/prompting'
export { createCurriculum, type CreateCurriculumOptions, type ModelCurriculum } from './create-curriculum.ts'
export { createTerminalPrompter, type TerminalPrompterOptions } from './create-terminal-prompter.ts'
export {
  emptyMemory,
  remember,
  type RememberedOutcome,
  type CurriculumMemory,
  type FailedTask,
} from './rules/curriculum-memory.ts'
export { fixedCurriculum } from './curricula/fixed-curriculum.ts'
export { manualCurriculum, type ManualCurriculumOptions } from './curricula/manual-curriculum.ts'
export { parseProposal, type Proposal } from './parse-proposal.ts'
export { parseSubGoals } from './parse-sub-goals.ts'
export {
  curriculumRequestPrompt,
  renderEverything,
  renderForQuestions,
  type CurriculumRequestPromptInput,
} from './prompts/curriculum-request-prompt.ts'
export {
  curriculumSystemPrompt,
  type CurriculumSystemPromptInput,
} from './prompts/curriculum-system-prompt.ts'
export { answerQuestionSystemPrompt } from './prompts/answer-question-prompt.ts'
export { askQuestionsSystemPrompt } from './prompts/ask-questions-prompt.ts'
export type { AnsweredQuestion } from './prompts/answered-question.ts'
export { proposalSchema } from './prompts/proposal-schema.ts'
export { contextQuestion } from './questions/context-question.ts'
export {
  createQuestionAnswerer,
  type QuestionAnswerer,
  type QuestionAnswererOptions,
} from './questions/create-question-answerer.ts'
export { parseQuestions } from './questions/parse-questions.ts'
export {
  createQuestionCache,
  type QuestionCache,
  type QuestionCacheEntries,
  type QuestionCacheOptions,
} from './questions/question-cache.ts'
export type { QuestionVectors } from './questions/question-vectors.ts'
export { randomCurriculum, type RandomCurriculumOptions } from './curricula/random-curriculum.ts'
export type { CurriculumRule, CurriculumSituation } from './rules/curriculum-rule.ts'
export { refuseRepeats, type RefuseRepeatsOptions } from './rules/refuse-repeats.ts'
export { firstTaskRule } from './rules/first-task-rule.ts'
export { fullInventoryRule, type FullInventoryRuleOptions } from './rules/full-inventory-rule.ts'
export { toRunnable } from './to-runnable.ts'
