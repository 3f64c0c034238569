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

/** Whether a value is a list or a plain object, which as a text would be nothing or "[object Object]". */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

function describeValue(value: unknown): string {
  const text = typeof value === 'string' || isData(value) ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
