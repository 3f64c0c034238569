import { AgentError } from '@voyager-mc/core'

/** Base of every error this package throws, apart from core's `InvalidArgumentError`. */
export class SkillLibraryError extends AgentError {
  static override isInstance(error: unknown): error is SkillLibraryError {
    return AgentError.isInstance(error) && error.code.startsWith('skill-')
  }
}
