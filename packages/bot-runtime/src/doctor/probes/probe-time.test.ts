import type { Clock } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { fakeBot } from '../../testing/fake-bot.ts'
import { probeTime } from './probe-time.ts'

/** Statuses when the server tells its time each second, so many ticks later, with or without a moving sun. */
async function statuses(
  ticks: number,
  { isSunMoving = true, toldEveryMs = 1000 } = {},
): Promise<readonly string[]> {
  const time = { bigAge: 0n, bigTime: 0n }
  const bot = fakeBot({ time })
  let nowMs = 0
  const clock: Clock = {
    now: () => nowMs,
    async sleep(durationMs) {
      for (const end = nowMs + durationMs; nowMs + 1000 <= end; nowMs += 1000) {
        time.bigAge += BigInt(ticks)
        if (isSunMoving) time.bigTime += BigInt(ticks)
        if (nowMs % toldEveryMs === 0) bot.emit('time')
      }
    },
  }
  const { signal } = new AbortController()
  const measures = await probeTime(bot, { clock, signal, recipes: { results: undefined } })
  return measures.map(({ name, status }) => `${name} ${status}`)
}

test.each([
  [20, ['time as-vanilla', 'daylight as-vanilla']],
  [18, ['time as-vanilla', 'daylight as-vanilla']],
  [10, ['time different', 'daylight as-vanilla']],
  [40, ['time different', 'daylight as-vanilla']],
])('%d ticks a second', async (ticks, expected) => {
  expect(await statuses(ticks)).toEqual(expected)
})

test('a sun that stands still', async () => {
  expect(await statuses(20, { isSunMoving: false })).toEqual(['time as-vanilla', 'daylight different'])
})

test('time that is told rarely', async () => {
  expect(await statuses(20, { toldEveryMs: 2000 })).toEqual([
    'time as-vanilla',
    'time packets different',
    'daylight as-vanilla',
  ])
  expect(await statuses(20, { toldEveryMs: 60_000 })).toEqual(['time packets different'])
})
