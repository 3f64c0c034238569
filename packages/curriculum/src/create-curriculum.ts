import { SystemMessage } from '@langchain/core/messages'
import {
  definedOf,
  type CallOptions,
  type Curriculum,
  type Observation,
  type ProposeOptions,
  type Random,
  type Task,
  type TaskOutcome,
} from '@voyager-mc/core'
import type { WarmUpSchedule } from '@voyager-mc/observation'
import {
  createReplyAsker,
  type ChatModel,
  type OwnPrompts,
  type ReplyForm,
  type Screenshot,
} from '@voyager-mc/prompting'
import { emptyMemory, remember, type CurriculumMemory } from './rules/curriculum-memory.ts'
import { decomposeByModel } from './decompose-by-model.ts'
import { proposeByModel } from './propose-by-model.ts'
import { proposalSchema } from './prompts/proposal-schema.ts'
import {
  curriculumSystemPrompt,
  type CurriculumSystemPromptInput,
} from './prompts/curriculum-system-prompt.ts'
import { renderEverything, type CurriculumRequestPromptInput } from './prompts/curriculum-request-prompt.ts'
import { createQuestionAnswerer } from './questions/create-question-answerer.ts'
import { createQuestionCache, type QuestionCache } from './questions/question-cache.ts'
import type { CurriculumRule, CurriculumSituation } from './rules/curriculum-rule.ts'
import { firstTaskRule } from './rules/first-task-rule.ts'
import { fullInventoryRule } from './rules/full-inventory-rule.ts'

export interface CreateCurriculumOptions extends OwnPrompts<
  CurriculumSystemPromptInput,
  CurriculumRequestPromptInput
> {
  readonly model: ChatModel
  /** Answers background questions; the default is `model`. */
  readonly qaModel?: ChatModel
  /** Where answers are kept; the default starts empty and compares wordings only. */
  readonly questionCache?: QuestionCache
  /** Answers how a task is done without a model, such as by a tech tree; undefined when it does not know. */
  readonly knownAnswer?: (taskName: string) => string | undefined
  /** Asked in order before the model; the default is the first task, then a nearly full inventory. */
  readonly rules?: readonly CurriculumRule[]
  /** Objects to a task in words for the model; undefined accepts it. */
  readonly validate?: (task: Task, situation: CurriculumSituation) => string | undefined
  /** Memory of earlier outcomes; empty by default. */
  readonly memory?: CurriculumMemory
  readonly random?: Random
  /** Probability that a part with a warm-up is shown, from 0 to 1. */
  readonly chance?: number
  readonly schedule?: WarmUpSchedule
  /** Replies asked for per task at most, refused ones included; default 5. */
  readonly maxReplies?: number
  /** A picture for models that take images; by default the one that the observation brings. */
  readonly screenshot?: Screenshot
  /**
   * `text` works with every model, `tool-call` binds the schema as a tool, `auto` does so where the model's profile names
   * structured output; default `text`.
   */
  readonly output?: ReplyForm | 'auto'
  /** Hears once that a provider refused the tool of `auto`. */
  readonly onOutputNotice?: (message: string) => void
  /** Sentences added to the rules of the system prompt. */
  readonly promptRules?: readonly string[]
}

/** A curriculum that can also split a goal and show what it remembers. */
export interface ModelCurriculum extends Curriculum {
  /** Always a task: a model that has none is asked again. */
  propose(observation: Observation, options?: ProposeOptions): Promise<Task>
  /** Sub-goals in the order they have to be done, the goal last. */
  decompose(goal: Task, observation: Observation, options?: CallOptions): Promise<readonly Task[]>
  /** Memory so far, to be passed to the next run. */
  memory(): CurriculumMemory
}

/**
 * A curriculum that asks a chat model. Unreadable and refused proposals go back with the reason; when none is
 * accepted `propose` throws `ModelOutputError`, and `ModelUnavailableError` when a model does not answer.
 */
export function createCurriculum({
  model,
  qaModel = model,
  questionCache = createQuestionCache(),
  knownAnswer,
  rules = [firstTaskRule(), fullInventoryRule()],
  validate = () => undefined,
  memory: initialMemory = emptyMemory,
  random = Math.random,
  chance = 0.8,
  schedule,
  maxReplies = 5,
  output = 'text',
  onOutputNotice,
  screenshot,
  promptRules = [],
  systemPrompt = curriculumSystemPrompt,
  requestPrompt,
  examples,
}: CreateCurriculumOptions): ModelCurriculum {
  let memory = initialMemory
  const answerer = createQuestionAnswerer({
    model: qaModel,
    cache: questionCache,
    ...definedOf({ knownAnswer }),
  })
  const choice = {
    ask: createReplyAsker(model, { ...proposalTool, output, onNotice: onOutputNotice }),
    system: (form: ReplyForm) => new SystemMessage(systemPrompt({ rules: promptRules, output: form })),
    answerer,
    validate,
    random,
    chance,
    maxReplies,
    ...definedOf({ schedule, screenshot, requestPrompt, examples }),
  }
  return {
    async propose(observation, options = {}) {
      options.signal?.throwIfAborted()
      const situation = { ...memory, observation }
      const ruled = firstTask(rules, situation)
      if (ruled !== undefined && options.resting?.has(ruled.name) !== true) return ruled
      const proposal = await proposeByModel(situation, { ...choice, ...options })
      if (options.questions === false) return proposal
      return { ...proposal, context: await answerer.explainTask(proposal.name, options) }
    },
    async record(outcome: TaskOutcome) {
      const isChore = rules.some((rule) => rule.isChore?.(outcome.task.name))
      memory = remember(memory, { ...outcome, isProgress: !isChore })
    },
    decompose: (goal, observation, options = {}) =>
      decomposeByModel(goal, {
        model,
        maxReplies,
        facts: renderEverything(observation, memory),
        ...definedOf({ signal: options.signal }),
      }),
    memory: () => memory,
  }
}

const proposalTool = { name: 'proposal', schema: proposalSchema }

function firstTask(rules: readonly CurriculumRule[], situation: CurriculumSituation): Task | undefined {
  for (const rule of rules) {
    const task = rule.propose(situation)
    if (task !== undefined) return task
  }
  return undefined
}
