import { ModelOutputError, type Critic, type Curriculum, type SkillLibrary } from '@voyager-mc/core'
import { emptySkillLibrary } from '../ablations/without-skill-library.ts'
import type { CreateVoyagerOptions } from '../voyager-settings.ts'
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
}: AutoGptOptions): CreateVoyagerOptions {
  return {
    environment,
    actionAgent,
    curriculum: planningCurriculum(model, goal),
    critic: ranToItsEnd,
    skillLibrary: skillLibrary === undefined ? emptySkillLibrary() : readOnly(skillLibrary),
  }
}

const instruction =
  'You plan for a Minecraft player. Split the goal into the next sub-goals, at most eight, each a short phrase such as "Mine 3 oak_log". Answer with one sub-goal per line and nothing else.'

function planningCurriculum(model: PlainModel, goal: string): Curriculum {
  let plan: readonly string[] = []
  const done: string[] = []
  return {
    async propose({ inventory }, { signal } = {}) {
      if (plan.length === 0) {
        const facts = [
          `Goal: ${goal}`,
          `Inventory: ${JSON.stringify(inventory)}`,
          `Done: ${done.join(', ') || 'nothing'}`,
        ].join('\n')
        plan = readPlan(await askPlainly(model, { instruction, facts, ...(signal && { signal }) }))
      }
      const [name = goal, ...rest] = plan
      plan = rest
      return { name }
    },
    async record({ task, status }) {
      if (status === 'completed') done.push(task.name)
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
