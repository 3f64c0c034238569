import { manualClock } from '@voyager-mc/core/testing'
import { expect, test, vi } from 'vitest'
import type { DashboardSource } from '../dashboard-source.ts'
import { liveSource } from '../sources/live-source.ts'
import { findRecord } from './find-record.ts'

const never = new AbortController().signal

/** A run under way of two records, that counts who follows it. */
function countedSource(): { source: DashboardSource; followers: () => number } {
  const live = liveSource()
  live.tell({ type: 'run-start' })
  live.tell({ type: 'task-start' })
  let followers = 0
  const source: DashboardSource = {
    ...live,
    async *follow(options) {
      followers += 1
      try {
        yield* live.follow(options)
      } finally {
        followers -= 1
      }
    },
  }
  return { source, followers: () => followers }
}

test('finds a record and follows the run no longer', async () => {
  const { source, followers } = countedSource()
  const found = await findRecord(source, { sequence: 1, clock: manualClock(), signal: never })
  expect(found).toMatchObject({ sequence: 1, event: { type: 'task-start' } })
  expect(followers()).toBe(0)
})

test('gives up a record that is still to come, and follows the run no longer', async () => {
  const { source, followers } = countedSource()
  const clock = manualClock()
  const search = findRecord(source, { sequence: 2, clock, signal: never })
  await vi.waitFor(() => expect(followers()).toBe(1))
  await clock.advance(2000)
  expect(await search).toBeUndefined()
  expect(followers()).toBe(0)
})

test('ends at once when nobody waits for the answer', async () => {
  const { source, followers } = countedSource()
  const gone = new AbortController()
  const search = findRecord(source, { sequence: 2, clock: manualClock(), signal: gone.signal })
  await vi.waitFor(() => expect(followers()).toBe(1))
  gone.abort()
  expect(await search).toBeUndefined()
  expect(followers()).toBe(0)
})

test('finds nothing in place of a record that was dropped', async () => {
  const live = liveSource({ kept: 2 })
  for (let index = 0; index < 9; index += 1) live.tell({ type: 'run-start' })
  expect(await findRecord(live, { sequence: 0, clock: manualClock(), signal: never })).toBeUndefined()
})
