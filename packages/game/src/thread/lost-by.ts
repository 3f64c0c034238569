import { EnvironmentLostError } from '@voyager-mc/core'
import type { Death } from './call-end.ts'

/** The error of a call, other than a step, whose thread died. */
export function lostBy(
  { message }: Pick<Death, 'message'>,
  options: ErrorOptions = {},
): EnvironmentLostError {
  return new EnvironmentLostError('disconnected', `${message} Call reset to go on in a new thread.`, options)
}
