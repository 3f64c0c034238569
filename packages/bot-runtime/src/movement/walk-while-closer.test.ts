import { expect, test } from 'vitest'
import { walkWhileCloser } from './walk-while-closer.ts'

/** Walks that end at these distances, of which the last may find it; the seconds that each was given. */
async function walk(
  from: number,
  ends: readonly number[],
  found?: string,
): Promise<{ readonly seconds: readonly number[]; readonly result: string | undefined }> {
  const seconds: number[] = []
  let left = from
  const result = await walkWhileCloser({
    distance: () => left,
    walk: async (timeoutMs) => {
      left = ends[seconds.length] ?? left
      seconds.push(Math.round(timeoutMs / 1000))
      return seconds.length === ends.length ? found : undefined
    },
  })
  return { seconds, result }
}

test('gives a far portal the time of the way, again where a walk ended early', async () => {
  expect(await walk(800, [500, 60], 'portal')).toEqual({ seconds: [420, 285], result: 'portal' })
})

test('ends where a walk leads no closer', async () => {
  expect(await walk(800, [500, 490, 60], 'portal')).toEqual({ seconds: [420, 285], result: undefined })
})

test('leaves a place at which nothing is', async () => {
  expect(await walk(100, [0, 0])).toEqual({ seconds: [105, 60], result: undefined })
})
