import { AgentError } from '@voyager-mc/core'

/** A module of custom primitives cannot be used. */
export class PrimitiveModuleError extends AgentError {
  readonly url: string
  /** Fault of the module, in words. */
  readonly problem: string

  constructor(
    { url, problem }: { readonly url: string; readonly problem: string },
    options: { readonly cause?: unknown } = {},
  ) {
    super('primitive-module', `The primitives of ${url} cannot be used: ${problem}.`, options)
    this.url = url
    this.problem = problem
  }

  static override isInstance(this: void, error: unknown): error is PrimitiveModuleError {
    return AgentError.isInstance(error) && error.code === 'primitive-module'
  }
}
