import {
  definedOf,
  type ActionRequest,
  type CallOptions,
  type Critic,
  type PreviousAttempt,
} from '@voyager-mc/core'
import { emptySkillLibrary } from '../ablations/without-skill-library.ts'
import type { CreateVoyagerOptions } from '@voyager-mc/voyager'
import { askPlainly } from './ask-plainly.ts'
import { openEndedGoal, type BaselineOptions } from './baseline-options.ts'
import { describeSituation } from './describe-situation.ts'
import { openLessonBook } from './lesson-book.ts'
import { oneGoal, oneLongTask } from './re-act.ts'
import { thinkFirst } from './think-first.ts'

/** A ReAct-style agent plus what it reflects with. */
export interface ReflexionOptions extends BaselineOptions {
  readonly critic: Critic
  /** Lessons kept in view, newest last; the default is three. */
  readonly lessons?: number
}

/**
 * A Reflexion-style agent for `createVoyager`: after each failed attempt it writes a lesson, and the last few stay in
 * view. It hears execution errors and the critic; it has no curriculum and no skill library. A store keeps the lessons.
 */
export function reflexion({
  environment,
  actionAgent,
  critic,
  model,
  goal = openEndedGoal,
  lessons: limit = 3,
  store,
}: ReflexionOptions): CreateVoyagerOptions {
  const book = openLessonBook(store)
  const reflect = async (request: ActionRequest, options: CallOptions): Promise<string> => {
    const { previous } = request
    if (previous === undefined) return ''
    const lessons = await book.learn(describeFailure(previous), () =>
      askPlainly(model, { instruction, facts: describeSituation(request), ...options }),
    )
    return `Lessons so far:\n${lessons.slice(-limit).join('\n')}`
  }
  return {
    environment,
    actionAgent: thinkFirst(actionAgent, reflect),
    curriculum: oneGoal(goal),
    critic,
    skillLibrary: emptySkillLibrary(),
    ...definedOf({ store }),
    ...oneLongTask,
  }
}

/** Key that tells one failure from the next. */
function describeFailure({ program, critique, problem }: PreviousAttempt): string {
  return [program?.source, critique?.feedback, problem].filter((part) => part !== undefined).join('\n')
}

const instruction =
  'You play Minecraft. The last attempt did not reach the goal. Say in two sentences why, and what to do differently next time. Write no code.'
