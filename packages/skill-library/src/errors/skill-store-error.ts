import { AgentError } from '@voyager-mc/core'
import { SkillLibraryError } from './skill-library-error.ts'

/** The place that keeps the skills cannot be read or written; nothing was changed. */
export class SkillStoreError extends SkillLibraryError {
  /** File, folder or store the failure is about. */
  readonly path: string

  constructor(path: string, message: string, options: { readonly cause?: unknown } = {}) {
    super('skill-store', message, options)
    this.path = path
  }

  static override isInstance(error: unknown): error is SkillStoreError {
    return AgentError.isInstance(error) && error.code === 'skill-store'
  }
}
