import { EnvironmentLostError, type Clock, type EnvironmentLostReason } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { retryJoining } from './retry-joining.ts'

/** A clock that notes the waits and lets them pass at once. */
function notingClock(): Clock & { readonly waits: number[] } {
  const waits: number[] = []
  return {
    waits,
    now: () => 0,
    sleep: async (durationMs, { signal } = {}) => {
      signal?.throwIfAborted()
      waits.push(durationMs)
    },
  }
}

const lost = (reason: EnvironmentLostReason, message: string = reason): EnvironmentLostError =>
  new EnvironmentLostError(reason, message)

function failing(times: number, error: Error): () => Promise<string> {
  let left = times
  return async () => {
    if ((left -= 1) >= 0) throw error
    return 'joined'
  }
}

test.for(['refused', 'disconnected', 'name-taken', 'not-minecraft', 'timeout'] as const)(
  'joins again after %s',
  async (reason) => {
    const clock = notingClock()
    await expect(retryJoining(failing(2, lost(reason)), { clock })).resolves.toBe('joined')
  },
)

test('waits twice as long each time, up to the longest wait', async () => {
  const clock = notingClock()
  await retryJoining(failing(5, lost('refused')), { clock, firstDelayMs: 100, longestDelayMs: 500 })
  expect(clock.waits).toEqual([100, 200, 400, 500, 500])
})

test('gives up with the last reason after the attempts', async () => {
  const clock = notingClock()
  await expect(retryJoining(failing(9, lost('refused')), { clock, attempts: 3 })).rejects.toThrow('refused')
  expect(clock.waits).toHaveLength(2)
})

test.for<[EnvironmentLostReason, string]>([
  ['kicked', 'You are banned from this server'],
  ['version-mismatch', 'outdated'],
  ['closed', 'closed'],
])('does not knock again after %s: %s', async ([reason, message]) => {
  const clock = notingClock()
  await expect(retryJoining(failing(1, lost(reason, message)), { clock })).rejects.toThrow(message)
  expect(clock.waits).toEqual([])
})

test('a kick that tells of a restart passes', async () => {
  const options = { clock: notingClock() }
  await expect(retryJoining(failing(1, lost('kicked', 'The server restarts')), options)).resolves.toBe(
    'joined',
  )
})

test('other errors are not hidden', async () => {
  await expect(retryJoining(failing(1, new TypeError('bug')), { clock: notingClock() })).rejects.toThrow(
    'bug',
  )
})

test('an aborted signal ends the wait', async () => {
  const options = { clock: notingClock(), signal: AbortSignal.abort(new Error('enough')) }
  await expect(retryJoining(failing(1, lost('refused')), options)).rejects.toThrow('enough')
})
