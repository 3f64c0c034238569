import { expect, test } from 'vitest'
import type { FleetDatabase } from '../database/fleet-database.ts'
import { measureSkew } from './measure-skew.ts'

/** Skew of a clock that shows these times before and after the database's answer. */
function skewOf(before: number, databaseMs: number, after: number): Promise<number> {
  const shown = [before, after]
  // One column is all that is asked for.
  const query = (async () => [{ now_ms: databaseMs }]) as unknown as FleetDatabase['query']
  return measureSkew({ query }, { now: () => shown.shift() ?? Number.NaN })
}

test('a clock is ahead by as much as it was before the question', async () => {
  expect(await skewOf(3_601_000, 1000, 3_605_000)).toBe(3_600_000)
})

test('a clock is behind by as much as it still is after the answer', async () => {
  expect(await skewOf(1000, 3_605_000, 5000)).toBe(-3_600_000)
})

test('a slow answer makes no clock wrong', async () => {
  expect(await skewOf(1000, 7000, 31_000)).toBe(0)
  expect(await skewOf(1000, 1000, 1000)).toBe(0)
})
