import type { Curriculum } from '@voyager-mc/core'
import type { VoyagerRoles } from '@voyager-mc/voyager'
import { withoutEnvironmentFeedback } from './without-environment-feedback.ts'
import { withoutExecutionErrors } from './without-execution-errors.ts'
import { withoutQuestions } from './without-questions.ts'
import { withoutSelfVerification } from './without-self-verification.ts'
import { withoutSkillLibrary } from './without-skill-library.ts'

/** Parts to take away; everything stays by default. */
export interface AblateOptions {
  /** Takes the place of the automatic curriculum: one that draws at random, or one with a fixed list. */
  readonly curriculum?: Curriculum
  /** `false`: nothing is kept, nothing is found. */
  readonly skillLibrary?: boolean
  /** `false`: the agent does not hear what its program and the primitives said. */
  readonly environmentFeedback?: boolean
  /** `false`: the agent does not hear how its program failed. */
  readonly executionErrors?: boolean
  /** `false`: nobody judges; every task gets three attempts. */
  readonly selfVerification?: boolean
  /** `false`: tasks come without the answers the curriculum has collected. */
  readonly questions?: boolean
}

/** The same roles with some of the paper's parts taken away. */
export function ablate(
  roles: VoyagerRoles,
  {
    curriculum = roles.curriculum,
    skillLibrary = true,
    environmentFeedback = true,
    executionErrors = true,
    selfVerification = true,
    questions = true,
  }: AblateOptions,
): VoyagerRoles {
  let left: VoyagerRoles = { ...roles, curriculum }
  if (!skillLibrary) left = withoutSkillLibrary(left)
  if (!environmentFeedback) left = withoutEnvironmentFeedback(left)
  if (!executionErrors) left = withoutExecutionErrors(left)
  if (!selfVerification) left = withoutSelfVerification(left)
  return questions ? left : withoutQuestions(left)
}
