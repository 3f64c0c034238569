import {
  EnvironmentLostError,
  redactError,
  redactSecrets,
  type EnvironmentLostReason,
} from '@voyager-mc/core'
import { explainKick, remedyOfKick } from './explain-kick.ts'
import { accountsUnreachable } from './sign-in-by-code.ts'

/** Facts about a failed connection, before its reason is known. */
export interface ConnectionFailure {
  readonly host: string
  readonly port: number
  readonly version: string
  readonly username: string
  /** `spawning` until the bot stood in the world once. */
  readonly phase: 'spawning' | 'playing'
  /** The server's own words when it kicked the bot. */
  readonly kickReason?: string
  readonly error?: Error
  readonly timedOut?: boolean
  /** Whether the bot was still proving who it is, before the server heard of it. */
  readonly isSigningIn?: boolean
  /** Time for which the server had said nothing, in milliseconds. */
  readonly silentMs?: number
  /** Kind of sign that did not come in that time. */
  readonly missing?: 'packet' | 'tick'
}

/** Turns what a socket or a server said into a typed error with a remedy, without keys and passwords. */
export function describeConnectionFailure(failure: ConnectionFailure): EnvironmentLostError {
  const reason = reasonOf(failure)
  const { error, username } = failure
  // What `fetch` says when it reached nobody.
  if (reason === 'sign-in' && error?.message === 'fetch failed')
    return accountsUnreachable(username, redactError(error))
  const options = failure.error ? { cause: redactError(failure.error) } : {}
  return new EnvironmentLostError(reason, redactSecrets(messageOf(reason, failure)), options)
}

function reasonOf({
  kickReason,
  error,
  timedOut,
  phase,
  isSigningIn,
}: ConnectionFailure): EnvironmentLostReason {
  // In the world an error has one meaning, whatever words it uses.
  if (phase === 'playing' && kickReason === undefined) return 'disconnected'
  if (isSigningIn) return 'sign-in'
  const said = `${kickReason ?? ''} ${error?.message ?? ''}`.toLowerCase()
  const code = error && 'code' in error ? String(error.code) : ''
  if (/econnrefused|enotfound|ehostunreach|eai_again/.test(`${code.toLowerCase()} ${said}`)) return 'refused'
  const meaning = explainKick(said)
  if (meaning === 'name-taken' || meaning === 'version-mismatch') return meaning
  if (kickReason !== undefined) return 'kicked'
  if (timedOut) return 'timeout'
  // A peer that is no Minecraft server answers with something else or hangs up during the login.
  return 'not-minecraft'
}

function messageOf(reason: EnvironmentLostReason, failure: ConnectionFailure): string {
  const { host, port, version, username } = failure
  const place = `${host}:${port}`
  const said = wordsOf(failure)
  switch (reason) {
    case 'refused':
      return `Nothing answers at ${place}; start the server there or pass another host and port.`
    case 'name-taken':
      return `The name ${username} is already in use at ${place}; pass another username.`
    case 'version-mismatch':
      return `The server at ${place} does not accept version ${version} (${said}); pass its version.`
    case 'kicked':
      return `The server at ${place} kicked ${username}: ${said}; ${remedyOfKick(explainKick(said), username)}.`
    case 'timeout':
      return `The server at ${place} did not let ${username} in in time; check that it is up and not paused.`
    case 'not-minecraft':
      return `${place} ended the login without a reason (${said}); check that a Minecraft ${version} server listens there.`
    case 'sign-in':
      return `The sign-in of ${username} failed (${signInProblem(said)}); sign in with an account that owns Java Edition, within the time of the code.`
    case 'disconnected':
      return `The connection to ${place} was lost (${said}); reset the environment to join again.`
    case 'closed':
      return `The environment at ${place} is closed; make a new one.`
  }
}

/** The words of the library, and what they mean where they hide it. */
function signInProblem(said: string): string {
  if (said.includes('does the account own')) return 'the account owns no Java Edition'
  if (said.includes('timed out')) return 'nobody typed the code in time'
  return said
}

// Errors of the protocol quote whole packets.
const longestWords = 300

function wordsOf({ kickReason, error, silentMs, missing = 'packet' }: ConnectionFailure): string {
  if (silentMs !== undefined) return `no ${missing} for ${silentMs / 1000} seconds`
  return (kickReason ?? error?.message ?? 'no reason given').slice(0, longestWords)
}
