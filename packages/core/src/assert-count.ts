import { InvalidArgumentError } from './errors/invalid-argument-error.ts'

/** Refuses a limit that is not a number of at least 1. */
export function assertCount(name: string, limit: number): void {
  if (!(limit >= 1)) throw new InvalidArgumentError(name, limit, 'pass a number of at least 1.')
}
