import { AgentError } from '@voyager-mc/core'

/** No picture came of it: the eye is closed, or its thread has ended. */
export class PictureError extends AgentError {
  static override isInstance(value: unknown): value is PictureError {
    return AgentError.isInstance(value) && value.code === 'picture'
  }

  constructor(message: string, options: ErrorOptions = {}) {
    super('picture', message, options)
  }
}
