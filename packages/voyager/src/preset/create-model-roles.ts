import { createActionAgent } from '@voyager-mc/action'
import type { Curriculum, Task } from '@voyager-mc/core'
import { createCritic, firstVerdict, type ChatModel } from '@voyager-mc/critic'
import { postconditionCritic } from '@voyager-mc/critic/tech-tree'
import { createCurriculum, type CurriculumMemory } from '@voyager-mc/curriculum'
import type { TechTree } from '@voyager-mc/tech-tree'
import { initialRunState, type RunState } from '../state/run-state.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { CreateDefaultRolesOptions, DefaultRoles } from './default-roles.ts'
import { paper } from './paper.ts'
import { storedQuestionCache, type StoredQuestionCache } from './stored-question-cache.ts'

/** What `createDefaultRoles` knows when there is a model. */
export interface CreateModelRolesOptions extends CreateDefaultRolesOptions {
  readonly model: ChatModel
  readonly techTree: TechTree
  readonly state?: RunState
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
}: CreateModelRolesOptions): Promise<Omit<DefaultRoles, 'skillLibrary' | 'kind'>> {
  const questions = await storedQuestionCache(store, { ...(embeddings && { embeddings }) })
  const curriculum = createCurriculum({
    model: models.curriculum ?? model,
    qaModel: models.questions ?? model,
    questionCache: questions.cache,
    validate: (task) => refuseTask(task, techTree),
    memory: memoryOf(state),
    chance: paper.sectionChance,
    schedule: paper.warmUp,
    ...(random && { random }),
  })
  return {
    curriculum: withFlushedAnswers(curriculum, questions),
    actionAgent: createActionAgent({
      model: models.action ?? model,
      primitives: primitives ?? (await describeAllPrimitives()),
    }),
    critic: firstVerdict(postconditionCritic({ techTree }), createCritic({ model: models.critic ?? model })),
    decomposer: (goal, observation, options) => curriculum.decompose(goal, observation, options),
  }
}

// Loaded only now: the primitives bring mineflayer with them.
async function describeAllPrimitives(): Promise<string> {
  const { allPrimitives, describePrimitives } = await import('@voyager-mc/bot-runtime')
  return describePrimitives(allPrimitives)
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

// A phrase the tech tree cannot read may still be a good task; only what cannot be done goes back.
const hopeless: ReadonlySet<string> = new Set(['impossible', 'invalid-quantity', 'too-many'])

function refuseTask(task: Task, techTree: TechTree): string | undefined {
  const parsed = techTree.parseTask(task.name)
  return parsed.status === 'parsed' || !hopeless.has(parsed.reason) ? undefined : parsed.message
}

function memoryOf({ completed, failed, failures }: RunState): CurriculumMemory {
  const names = [...new Set(failed)]
  return { completed, failed: names.map((name) => ({ name, failures: failures[name]?.count ?? 1 })) }
}
