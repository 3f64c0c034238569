import { AgentError } from '@voyager-mc/core'
import { SkillLibraryError } from './skill-library-error.ts'

/** A skill or one of its versions was named that the library does not hold. */
export class UnknownSkillError extends SkillLibraryError {
  readonly skill: string
  readonly version: number | undefined

  constructor(skill: string, version?: number) {
    const what = version === undefined ? `a skill ${skill}` : `version ${version} of the skill ${skill}`
    super('skill-unknown', `The library holds no ${what.replace(/^a /, '')}; list() gives what it holds.`)
    this.skill = skill
    this.version = version
  }

  static override isInstance(error: unknown): error is UnknownSkillError {
    return AgentError.isInstance(error) && error.code === 'skill-unknown'
  }
}
