import { AgentError } from './agent-error.ts'

/** A model replied, but not with what was asked for. */
export class ModelOutputError extends AgentError {
  /** The reply as it came. */
  readonly rawText: string
  /** Whether asking once more is no use, as with rules that refuse a task: no attempt is left then. */
  readonly isFinal: boolean

  constructor(
    message: string,
    rawText: string,
    { isFinal = false, ...options }: { readonly cause?: unknown; readonly isFinal?: boolean } = {},
  ) {
    super('model-output', message, options)
    this.rawText = rawText
    this.isFinal = isFinal
  }

  static override isInstance(this: void, error: unknown): error is ModelOutputError {
    return AgentError.isInstance(error) && error.code === 'model-output'
  }
}
