import type { SystemMessage } from '@langchain/core/messages'
import { definedOf, type ProposeOptions, type Random, type Task } from '@voyager-mc/core'
import { selectSections, type WarmUpSchedule } from '@voyager-mc/observation'
import {
  situationMessage,
  type AskReply,
  type OwnPrompts,
  type ReplyForm,
  type Screenshot,
} from '@voyager-mc/prompting'
import { parseProposal } from './parse-proposal.ts'
import {
  curriculumRequestPrompt,
  renderForQuestions,
  type CurriculumRequestPromptInput,
} from './prompts/curriculum-request-prompt.ts'
import type { QuestionAnswerer } from './questions/create-question-answerer.ts'
import type { CurriculumSituation } from './rules/curriculum-rule.ts'

/** Name of a task, and why the model chose it. */
export type Proposal = Pick<Task, 'name' | 'reasoning'>

export interface ProposeByModelOptions
  extends
    ProposeOptions,
    Pick<OwnPrompts<never, CurriculumRequestPromptInput>, 'requestPrompt' | 'examples'> {
  readonly ask: AskReply
  readonly system: (form: ReplyForm) => SystemMessage
  readonly answerer: QuestionAnswerer
  readonly validate: (task: Task, situation: CurriculumSituation) => string | undefined
  readonly random: Random
  readonly chance: number
  readonly schedule?: WarmUpSchedule
  readonly maxReplies: number
  readonly screenshot?: Screenshot
}

/** Asks the model for the next task until one is accepted. */
export async function proposeByModel(
  situation: CurriculumSituation,
  {
    ask,
    system,
    answerer,
    validate,
    random,
    chance,
    schedule,
    maxReplies,
    screenshot,
    requestPrompt = curriculumRequestPrompt,
    examples = [],
    questions = true,
    resting,
    signal,
  }: ProposeByModelOptions,
): Promise<Proposal> {
  const { observation, completed, failed } = situation
  const memory = { completed, failed }
  const options = signal === undefined ? {} : { signal }
  const progress = completed.length
  const selected = selectSections({ progress, random, chance, ...definedOf({ schedule }) })
  // The questions cost calls, so they are asked only when their answers are shown.
  const context =
    questions && selected.sections.includes('context')
      ? await answerer.explore(renderForQuestions(observation, memory), options)
      : []
  const facts = requestPrompt({ observation, memory, selected, context })
  const message = await situationMessage(facts, { observation, ...definedOf({ screenshot }), ...options })
  return ask({
    messages: (form) => [system(form), ...examples, message],
    runName: 'curriculum',
    maxReplies,
    ...options,
    read: (text) => {
      const result = parseProposal(text)
      if (result.status === 'refused') return result
      const { task: name, reasoning } = result.value
      const problem = describeRest(resting?.get(name)) ?? validate({ name }, situation)
      if (problem === undefined)
        return { status: 'read', value: { name, ...(reasoning !== '' && { reasoning }) } }
      return { status: 'refused', problem: `The task "${name}" is refused: ${problem} Propose another task.` }
    },
  })
}

/** Why a task that failed is not tried again yet; undefined for one that does not rest. */
function describeRest(otherTasks: number | undefined): string | undefined {
  return otherTasks === undefined
    ? undefined
    : `It failed; ${otherTasks === 1 ? 'another task comes' : `${otherTasks} other tasks come`} first.`
}
