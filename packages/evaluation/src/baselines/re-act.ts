import { definedOf, type Critic, type Curriculum } from '@voyager-mc/core'
import { withoutExecutionErrors } from '../ablations/without-execution-errors.ts'
import { emptySkillLibrary } from '../ablations/without-skill-library.ts'
import type { CreateVoyagerOptions } from '@voyager-mc/voyager'
import { askPlainly } from './ask-plainly.ts'
import { openEndedGoal, type BaselineOptions } from './baseline-options.ts'
import { describeSituation } from './describe-situation.ts'
import { thinkFirst } from './think-first.ts'

/**
 * A ReAct-style agent for `createVoyager`: a thought, then a program, for ever towards one goal. It hears the world's
 * feedback, but no execution errors; it has no curriculum, no skill library and no critic.
 */
export function reAct({
  environment,
  actionAgent,
  model,
  goal = openEndedGoal,
  store,
}: BaselineOptions): CreateVoyagerOptions {
  const thinking = thinkFirst(actionAgent, (request, options) =>
    askPlainly(model, { instruction, facts: describeSituation(request), ...options }),
  )
  return {
    ...withoutExecutionErrors({
      environment,
      actionAgent: thinking,
      curriculum: oneGoal(goal),
      critic: noCritic,
      skillLibrary: emptySkillLibrary(),
    }),
    ...definedOf({ store }),
    ...oneLongTask,
  }
}

const instruction =
  'You play Minecraft. Think aloud, in three sentences at most: what does the last result show, and which single step comes next? Write no code.'

/** A curriculum that only knows one goal. */
export function oneGoal(name: string): Curriculum {
  return {
    propose: async () => ({ name }),
    record: async () => {
      // The goal stays the same however the last rollout ended.
    },
  }
}

/** Settings for a goal that is never given up. */
export const oneLongTask: Pick<CreateVoyagerOptions, 'attemptsPerTask' | 'retrievedSkills' | 'recovery'> = {
  // Longer than any run: the attempts follow each other with what the last one did in view.
  attemptsPerTask: 1_000_000,
  retrievedSkills: 0,
  recovery: { failuresBeforeDeferral: Number.POSITIVE_INFINITY },
}

const noCritic: Critic = {
  evaluate: async () => ({ success: false, reasoning: 'Nobody judged this attempt.', feedback: '' }),
}
