import type {
  ActionAgent,
  CallOptions,
  Critic,
  Curriculum,
  Environment,
  Observation,
  SkillLibrary,
  Task,
} from '@voyager-mc/core'

/** The world and the four roles a voyager is made of. */
export interface VoyagerRoles {
  readonly environment: Environment
  readonly curriculum: Curriculum
  readonly actionAgent: ActionAgent
  readonly critic: Critic
  readonly skillLibrary: SkillLibrary
  /** Splits a goal into sub-goals; without it a goal is attempted whole. */
  readonly decomposer?: Decomposer
}

/** Splits a goal into sub-goals, in the order they have to be done. */
export type Decomposer = (
  goal: Task,
  observation: Observation,
  options?: CallOptions,
) => Promise<readonly Task[]>
