import { AgentError, redactSecrets } from '@voyager-mc/core'
import { FleetDatabaseError, type FleetDatabaseProblem } from '../errors/fleet-database-error.ts'

/** Turns what the driver throws into the error that says what to do; our own errors stay as they are. */
export function describePgError(cause: unknown, place: string): AgentError {
  if (AgentError.isInstance(cause)) return cause
  const text = cause instanceof Error ? cause.message : String(cause)
  // A refused connection to several addresses has its words in the parts.
  const parts = cause instanceof AggregateError ? cause.errors.map(String).join(', ') : text
  return new FleetDatabaseError(problemOf(cause), place, { detail: redactSecrets(parts), cause })
}

/** Whether the trouble passes by itself: the server is being restarted, or its network is away. */
export function isPassing(error: unknown): boolean {
  return FleetDatabaseError.isInstance(error) && (error.problem === 'unreachable' || error.problem === 'full')
}

function problemOf(cause: unknown): FleetDatabaseProblem {
  const code = codeOf(cause)
  if (code === undefined) {
    if (cause instanceof Error && /does not support SSL/.test(cause.message)) return 'not-secure'
    return isLostConnection(cause) ? 'unreachable' : 'failed'
  }
  return problems[code] ?? problems[code.slice(0, 2)] ?? 'failed'
}

function codeOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined
  return typeof cause.code === 'string' ? cause.code : undefined
}

// The driver gives these no code.
function isLostConnection(cause: unknown): boolean {
  return cause instanceof Error && /terminated|timeout|ECONN|not queryable|Connection/i.test(cause.message)
}

// Codes, and classes of codes, of https://www.postgresql.org/docs/current/errcodes-appendix.html and of Node's sockets.
const problems: Readonly<Record<string, FleetDatabaseProblem>> = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOTFOUND: 'unreachable',
  ENOENT: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  // https://nodejs.org/api/tls.html#x509-certificate-error-codes
  DEPTH_ZERO_SELF_SIGNED_CERT: 'not-secure',
  SELF_SIGNED_CERT_IN_CHAIN: 'not-secure',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'not-secure',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'not-secure',
  UNABLE_TO_GET_ISSUER_CERT: 'not-secure',
  ERR_TLS_CERT_ALTNAME_INVALID: 'not-secure',
  CERT_HAS_EXPIRED: 'not-secure',
  CERT_NOT_YET_VALID: 'not-secure',
  '08': 'unreachable',
  '57': 'unreachable',
  '53300': 'unreachable',
  '28': 'refused',
  '3D': 'missing',
  '42501': 'not-allowed',
  '42P01': 'older-schema',
  '42703': 'older-schema',
  '3F': 'older-schema',
  '53100': 'full',
}
