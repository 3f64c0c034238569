import { AgentError } from '@voyager-mc/core'

/** A program called a primitive wrongly, or kept failing with it; ends the program unless caught. */
export class PrimitiveError extends AgentError {
  readonly primitive: string

  constructor(primitive: string, message: string) {
    super('primitive', message)
    this.primitive = primitive
  }

  static override isInstance(error: unknown): error is PrimitiveError {
    return AgentError.isInstance(error) && error.code === 'primitive'
  }
}
