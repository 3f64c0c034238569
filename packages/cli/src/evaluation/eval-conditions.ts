import type { Sight } from '@voyager-mc/core'
import type { BaselineName } from '@voyager-mc/evaluation'
import type { Settings } from '../options/settings.ts'

/** Name of a condition. */
export type EvalConditionName = Settings['conditions'][number]

/** Change that a condition of `voyager eval` makes to the agent; none for the whole one. */
interface EvalCondition {
  /** Part that is taken away. */
  readonly taken?:
    | 'skill-library'
    | 'environment-feedback'
    | 'execution-errors'
    | 'self-verification'
    | 'questions'
  /** Agent in the place of the voyager. */
  readonly baseline?: BaselineName
  readonly sight?: Sight
}

/** Conditions of `voyager eval`, by name. */
export const evalConditions: Readonly<Record<EvalConditionName, EvalCondition>> = {
  full: {},
  'no-skill-library': { taken: 'skill-library' },
  'no-environment-feedback': { taken: 'environment-feedback' },
  'no-execution-errors': { taken: 'execution-errors' },
  'no-self-verification': { taken: 'self-verification' },
  'no-questions': { taken: 'questions' },
  're-act': { baseline: 're-act' },
  reflexion: { baseline: 'reflexion' },
  'auto-gpt': { baseline: 'auto-gpt' },
  'sight-exposed': { sight: 'exposed' },
  'sight-loaded': { sight: 'loaded' },
}
