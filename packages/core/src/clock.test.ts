import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { manualClock } from './testing/manual-clock.ts'

test('rejects a sleep at once when the signal is aborted already', async () => {
  const reason = new Error('stop')
  await expect(systemClock.sleep(60_000, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

test('rejects a sleep when the signal is aborted on the way', async () => {
  const controller = new AbortController()
  const sleeping = systemClock.sleep(60_000, { signal: controller.signal })
  controller.abort(new Error('stop'))
  await expect(sleeping).rejects.toThrow('stop')
})

test('wakes the sleepers of a manual clock in the order they are due', async () => {
  const clock = manualClock()
  const woken: string[] = []
  void clock.sleep(20).then(() => woken.push(`late at ${clock.now()}`))
  void clock.sleep(10).then(() => woken.push(`early at ${clock.now()}`))
  await clock.advance(15)
  expect(woken).toEqual(['early at 10'])
  await clock.advance(15)
  expect(woken).toEqual(['early at 10', 'late at 20'])
})

test('rejects a sleeper of a manual clock that is aborted', async () => {
  const clock = manualClock()
  const controller = new AbortController()
  const sleeping = clock.sleep(10, { signal: controller.signal })
  controller.abort(new Error('stop'))
  await expect(sleeping).rejects.toThrow('stop')
})
