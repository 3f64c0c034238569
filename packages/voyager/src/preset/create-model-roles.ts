import { createActionAgent, stagedActionAgent, type AgentStage } from '@voyager-mc/action'
import { definedOf, InvalidArgumentError, type ActionAgent, type Curriculum } from '@voyager-mc/core'
import { createCritic, firstVerdict, type ChatModel } from '@voyager-mc/critic'
import { createCurriculum, type CurriculumMemory } from '@voyager-mc/curriculum'
import {
  countedItems,
  joiningCritic,
  plannedNames,
  postconditionCritic,
  techTreeCurriculum,
} from '@voyager-mc/rule-roles'
import type { ManagedSkillLibrary } from '@voyager-mc/skill-library'
import { explainTask, type TechTree } from '@voyager-mc/tech-tree'
import { initialRunState, type RunState } from '../state/run-state.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { checkCall } from './check-call.ts'
import type { CreateDefaultRolesOptions, DefaultRoles } from './default-roles.ts'
import { paper } from '../paper.ts'
import { refuseTask } from './refuse-task.ts'
import { withRuleFallback } from './with-rule-fallback.ts'
import { storedQuestionCache, type StoredQuestionCache } from './stored-question-cache.ts'

/** Options of `createDefaultRoles` when there is a model. */
interface CreateModelRolesOptions extends CreateDefaultRolesOptions {
  readonly model: ChatModel
  readonly techTree: TechTree
  readonly state?: RunState
  /** Keeps the vectors of questions with its own; absent embeds them anew in each process. */
  readonly skillLibrary?: ManagedSkillLibrary
}

/** The roles that ask a chat model; what the tech tree can prove is not asked. */
export async function createModelRoles({
  model,
  models = {},
  techTree,
  random,
  embeddings,
  store = memoryRunStore(),
  state = initialRunState,
  primitives,
  skillLibrary,
  screenshot,
  strongAfter = 2,
  replyForm = 'auto',
  onReplyFormNotice,
  roles = {},
}: CreateModelRolesOptions): Promise<Omit<DefaultRoles, 'skillLibrary' | 'kind'>> {
  const questions = await storedQuestionCache(store, {
    ...(embeddings && { embeddings: skillLibrary?.embeddings ?? embeddings }),
  })
  const pictures = screenshot === undefined ? {} : { screenshot }
  const form = { output: replyForm, ...definedOf({ onOutputNotice: onReplyFormNotice }) }
  const writerBy = (writer: ChatModel): ActionAgent =>
    createActionAgent({
      ...pictures,
      model: writer,
      ...definedOf({ primitives }),
      checkCall: checkCall(techTree),
      plannedNames: async ({ task, observation }) => plannedNames(task, { techTree, observation }),
      countedItems: async ({ task, observation }) => countedItems(task, { techTree, observation }),
      ...roles.action,
    })
  const curriculum = createCurriculum({
    ...pictures,
    ...form,
    model: models.curriculum ?? model,
    qaModel: models.questions ?? model,
    questionCache: questions.cache,
    knownAnswer: (task) => explainTask(task, techTree),
    validate: refuseTask({ techTree }),
    memory: memoryOf(state),
    chance: paper.sectionChance,
    ...(random && { random }),
    ...roles.curriculum,
  })
  return {
    curriculum: withRuleFallback(
      withFlushedAnswers(curriculum, questions),
      techTreeCurriculum({ techTree, initial: state, ...(random && { random }) }),
    ),
    actionAgent: stagedActionAgent(stagesOf({ model, models, strongAfter }, writerBy)),
    critic: joiningCritic(
      firstVerdict(
        postconditionCritic({ techTree }),
        createCritic({ ...pictures, ...form, model: models.critic ?? model, ...roles.critic }),
      ),
    ),
    decomposer: (goal, observation, options) => curriculum.decompose(goal, observation, options),
  }
}

/** Writers of a task's programs in turn: the model, or one for each attempt, and the strong one after so many. */
function stagesOf(
  { model, models, strongAfter }: Required<Pick<CreateModelRolesOptions, 'model' | 'models' | 'strongAfter'>>,
  writerBy: (writer: ChatModel) => ActionAgent,
): readonly [AgentStage, ...AgentStage[]] {
  const { action = model, actionByAttempt = [action], strongAction } = models
  const stage = (writer: ChatModel): AgentStage => ({ agent: writerBy(writer), attempts: 1 })
  const [first, ...others] = actionByAttempt
  if (strongAction === undefined) return [stage(first), ...others.map(stage)]
  if (!Number.isInteger(strongAfter) || strongAfter < 1)
    throw new InvalidArgumentError('strongAfter', strongAfter, 'use a whole number of at least 1.')
  const further = others.slice(0, strongAfter - 1).map(stage)
  const lasting = (further.pop() ?? stage(first)).agent
  const attempts = Math.max(1, strongAfter - Math.min(others.length, strongAfter - 1))
  const last = { agent: lasting, attempts }
  const strong = stage(strongAction)
  return others.length === 0 || strongAfter === 1 ? [last, strong] : [stage(first), ...further, last, strong]
}

/** A proposal counts only when the answers it rests on are kept. */
function withFlushedAnswers(curriculum: Curriculum, { flush }: StoredQuestionCache): Curriculum {
  return {
    async propose(observation, options) {
      const task = await curriculum.propose(observation, options)
      await flush()
      return task
    },
    record: (outcome) => curriculum.record(outcome),
  }
}

function memoryOf({ completed, failed, failures, tasks }: RunState): CurriculumMemory {
  const names = [...new Set(failed)]
  return {
    completed,
    failed: names.map((name) => {
      const { count = 1, atTask, reason, log } = failures[name] ?? {}
      return { name, failures: count, ...definedOf({ reason, log: atTask === tasks ? log : undefined }) }
    }),
  }
}
