import { AgentError } from './agent-error.ts'

/** A caller passed a value that can never work. */
export class InvalidArgumentError extends AgentError {
  readonly argument: string
  readonly value: unknown

  constructor(argument: string, value: unknown, remedy: string) {
    super('invalid-argument', `${argument} is ${describeValue(value)}; ${remedy}`)
    this.argument = argument
    this.value = value
  }

  static override isInstance(this: void, error: unknown): error is InvalidArgumentError {
    return AgentError.isInstance(error) && error.code === 'invalid-argument'
  }
}

function describeValue(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
