import { EnvironmentLostError, InvalidArgumentError, ModelUnavailableError } from '@voyager-mc/core'
import { exitCodes, type ExitCode } from './exit-codes.ts'

/** Codes of errors that mean: the command is right, but something that it needs is missing or taken. */
const missing: ReadonlySet<unknown> = new Set([
  'package-missing',
  'run-store',
  'run-damaged',
  'run-locked',
  'skill-store',
  'model-setup',
  'cassette',
  'game-start',
  'listen',
  'dashboard',
  'run-place',
  'database',
  'fleet-database',
  'local-database',
  'evaluation-results',
  'WORLD_PORT_IN_USE',
  'WORLD_LISTEN_FAILED',
  'WORLD_STORAGE_FAILED',
])

/** Codes of errors that mean: this can never work, whatever is there. */
const wrongUse: ReadonlySet<unknown> = new Set([
  'config',
  'unsupported-version',
  'skill-unknown',
  'model-unknown',
  'unknown-fleet-run',
  'run-exists',
  'run-layout',
  'suite',
  'trial-start',
  'WORLD_INVALID_OPTION',
  'WORLD_UNSUPPORTED_VERSION',
])

/** The exit code of a command that threw. */
export function exitCodeOfError(error: unknown): ExitCode {
  if (InvalidArgumentError.isInstance(error)) return exitCodes.wrongUse
  if (EnvironmentLostError.isInstance(error) || ModelUnavailableError.isInstance(error))
    return exitCodes.missing
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (wrongUse.has(code)) return exitCodes.wrongUse
  return missing.has(code) ? exitCodes.missing : exitCodes.failed
}
