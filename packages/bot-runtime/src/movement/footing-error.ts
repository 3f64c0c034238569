import { AgentError } from '@voyager-mc/core'
import type { Vec3 } from 'vec3'

/** A dig that would have taken the last floor from under the feet, above lava or a fall that hurts. */
export class FootingError extends AgentError {
  constructor(block: string, { x, y, z }: Vec3) {
    super(
      'footing',
      `${block} at (${x}, ${y}, ${z}) carries me, and below it is lava or a fall of more than three blocks. Stand beside it and dig, or bridge it first.`,
    )
    this.name = 'FootingError'
  }

  static override isInstance(this: void, error: unknown): error is FootingError {
    return AgentError.isInstance(error) && error.code === 'footing'
  }
}
