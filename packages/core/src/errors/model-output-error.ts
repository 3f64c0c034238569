import { AgentError } from './agent-error.ts'

/** A model replied, but not with what was asked for. */
export class ModelOutputError extends AgentError {
  /** The reply as it came. */
  readonly rawText: string

  constructor(message: string, rawText: string, options: { readonly cause?: unknown } = {}) {
    super('model-output', message, options)
    this.rawText = rawText
  }

  static override isInstance(this: void, error: unknown): error is ModelOutputError {
    return AgentError.isInstance(error) && error.code === 'model-output'
  }
}
