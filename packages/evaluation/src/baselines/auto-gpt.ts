import {
  definedOf,
  ModelOutputError,
  type Critic,
  type Curriculum,
  type SkillLibrary,
} from '@voyager-mc/core'
import * as z from 'zod'
import { emptySkillLibrary } from '../ablations/without-skill-library.ts'
import { memoryRunStore } from '@voyager-mc/voyager'
import { parseDocument } from '@voyager-mc/voyager/journal'
import type { RunStore } from '@voyager-mc/voyager'
import type { CreateVoyagerOptions } from '@voyager-mc/voyager'
import { askPlainly } from './ask-plainly.ts'
import { openEndedGoal, type BaselineOptions, type PlainModel } from './baseline-options.ts'

/** A planner and what it may look up. */
export interface AutoGptOptions extends BaselineOptions {
  /** Skills it may use but not add to: the paper's "AutoGPT with our library"; absent means none. */
  readonly skillLibrary?: SkillLibrary
}

/**
 * An AutoGPT-style agent for `createVoyager`: the model splits the goal into sub-goals, works through them and plans
 * again when they are used up. A sub-goal counts as done when its program ran to its end; nobody else judges.
 */
export function autoGpt({
  environment,
  actionAgent,
  model,
  goal = openEndedGoal,
  skillLibrary,
  store,
}: AutoGptOptions): CreateVoyagerOptions {
  return {
    environment,
    actionAgent,
    curriculum: planningCurriculum(model, { goal, store: store ?? memoryRunStore() }),
    critic: ranToItsEnd,
    skillLibrary: skillLibrary === undefined ? emptySkillLibrary() : readOnly(skillLibrary),
    ...definedOf({ store }),
  }
}

const instruction =
  'You plan for a Minecraft player. Split the goal into the next sub-goals, at most eight, each a short phrase such as "Mine 3 oak_log". Answer with one sub-goal per line and nothing else.'

/** The document that holds the sub-goals ahead and those done. */
const planDocument = 'baselines/plan.json'
const planSchema = z.object({ ahead: z.array(z.string()), done: z.array(z.string()) })

function planningCurriculum(
  model: PlainModel,
  { goal, store }: { readonly goal: string; readonly store: RunStore },
): Curriculum {
  let loaded: z.infer<typeof planSchema> | undefined
  const load = async (): Promise<z.infer<typeof planSchema>> =>
    (loaded ??= (await parseDocument(store, { name: planDocument, schema: planSchema })) ?? {
      ahead: [],
      done: [],
    })
  const save = async (plan: z.infer<typeof planSchema>): Promise<void> => {
    loaded = plan
    await store.writeDocument(planDocument, plan)
  }
  return {
    async propose({ inventory }, { signal } = {}) {
      const { ahead, done } = await load()
      const facts = [
        `Goal: ${goal}`,
        `Inventory: ${JSON.stringify(inventory)}`,
        `Done: ${done.join(', ') || 'nothing'}`,
      ].join('\n')
      const ask = async (): Promise<readonly string[]> =>
        readPlan(await askPlainly(model, { instruction, facts, ...definedOf({ signal }) }))
      const [name = goal, ...rest] = ahead.length === 0 ? await ask() : ahead
      await save({ ahead: rest, done })
      return { name }
    },
    async record({ task, status }) {
      const { ahead, done } = await load()
      if (status === 'completed') await save({ ahead, done: [...done, task.name] })
    },
  }
}

function readPlan(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-*])\s*/, '').trim())
    .filter((line) => line !== '')
  if (lines.length === 0)
    throw new ModelOutputError('The plan is empty; ask for one sub-goal per line.', text)
  return lines
}

const ranToItsEnd: Critic = {
  evaluate: async ({ step: { outcome } }) => {
    const success = outcome.status === 'completed'
    const feedback = success ? '' : outcome.message
    return { success, reasoning: 'A program that ends counts as done.', feedback }
  },
}

function readOnly(library: SkillLibrary): SkillLibrary {
  const none = emptySkillLibrary()
  return {
    add: (program, task) => none.add(program, task),
    retrieve: (query, options) => library.retrieve(query, options),
    get: (name) => library.get(name),
    list: () => library.list(),
    resolve: (program) => library.resolve(program),
  }
}
