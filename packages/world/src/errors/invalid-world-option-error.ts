import { WorldError } from './world-error.ts'

/** An option of `startWorld`, or an argument of its handle, has an impossible value. */
export class InvalidWorldOptionError extends WorldError {
  readonly option: string
  readonly value: unknown

  constructor(option: string, value: unknown, remedy: string) {
    super('WORLD_INVALID_OPTION', `Option ${option} is ${describeValue(value)}; ${remedy}.`)
    this.option = option
    this.value = value
  }
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value === 'number') return String(value)
  return JSON.stringify(value) ?? typeof value
}
