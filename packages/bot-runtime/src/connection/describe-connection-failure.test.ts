import { expect, test } from 'vitest'
import { describeConnectionFailure, type ConnectionFailure } from './describe-connection-failure.ts'

const base: ConnectionFailure = {
  host: 'localhost',
  port: 25565,
  version: '1.19.4',
  username: 'bot',
  phase: 'spawning',
}

function socketError(code: string): Error {
  return Object.assign(new TypeError(`connect ${code}`), { code })
}

test.for<[string, Partial<ConnectionFailure>]>([
  ['refused', { error: socketError('ECONNREFUSED') }],
  ['refused', { error: socketError('ENOTFOUND') }],
  ['name-taken', { kickReason: 'multiplayer.disconnect.duplicate_login' }],
  ['name-taken', { phase: 'playing', kickReason: 'You logged in from another location' }],
  ['version-mismatch', { kickReason: 'multiplayer.disconnect.outdated_client 1.20.4' }],
  ['kicked', { kickReason: 'multiplayer.disconnect.not_whitelisted' }],
  ['kicked', { phase: 'playing', kickReason: 'Flying is not enabled on this server' }],
  ['timeout', { timedOut: true }],
  ['disconnected', { phase: 'playing' }],
  ['not-minecraft', {}],
  ['not-minecraft', { error: socketError('ECONNRESET') }],
])('calls it %s: %j', ([reason, failure]) => {
  expect(describeConnectionFailure({ ...base, ...failure }).reason).toBe(reason)
})

test('names place and remedy', () => {
  expect(describeConnectionFailure({ ...base, error: socketError('ECONNREFUSED') }).message).toBe(
    'Nothing answers at localhost:25565; start the server there or pass another host and port.',
  )
})

test('shows no password of an address, also when the server echoes it', () => {
  const host = 'http://alex:hunter2secret@example.org'
  const failure = {
    ...base,
    host,
    kickReason: `go to ${host}/login`,
    error: new TypeError(`connect ${host} failed`),
  }
  const lost = describeConnectionFailure(failure)
  expect(lost.message + String(lost.cause)).not.toContain('hunter2secret')
})
