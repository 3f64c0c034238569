import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { RunStore } from '../stores/run-store.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeRoles } from '../testing/make-roles.ts'
import { compactRun } from './compact-run.ts'
import { importEvents } from './import-events.ts'
import { loadRunState } from './load-run-state.ts'

async function learn(store: RunStore, count: number): Promise<void> {
  const voyager = createVoyager({ ...makeRoles(), store, clock: instantClock() })
  await voyager.learn({ until: tasks(count), resume: true }).result
}

const linesOf = async (store: RunStore): Promise<readonly string[]> =>
  (await Array.fromAsync(store.readJournal())).map((record) => JSON.stringify(record))

test('a journal is taken over whole, once, and then only what is new', async () => {
  const [from, to] = [memoryRunStore(), memoryRunStore()]
  await learn(from, 1)
  const lines = await linesOf(from)
  const count = lines.length
  expect(await importEvents(to, { lines, dryRun: true })).toEqual({ added: count, unchanged: 0 })
  expect(await linesOf(to)).toEqual([])
  expect(await importEvents(to, { lines: [...lines, ''] })).toEqual({ added: count, unchanged: 0 })
  expect(await importEvents(to, { lines })).toEqual({ added: 0, unchanged: count })
  expect(await loadRunState(to)).toEqual(await loadRunState(from))
  await learn(from, 2)
  const more = await linesOf(from)
  expect(await importEvents(to, { lines: more })).toEqual({ added: more.length - count, unchanged: count })
  expect(await linesOf(to)).toEqual(more)
})

test('a compacted journal begins with its sums', async () => {
  const [from, to] = [memoryRunStore(), memoryRunStore()]
  await learn(from, 2)
  expect(await compactRun(from, { keepTasks: 1 })).toBeGreaterThan(0)
  await importEvents(to, { lines: await linesOf(from) })
  expect(await loadRunState(to)).toEqual(await loadRunState(from))
})

test('what is not the journal of this run is refused, and nothing of it is added', async () => {
  const store = memoryRunStore()
  await learn(store, 1)
  const lines = await linesOf(store)
  const [first = '', second = '', ...rest] = lines
  const other = first.replace('"atMs":', '"atMs":1')
  await expect(importEvents(store, { lines: [other], place: 'a.ndjson' })).rejects.toThrow(
    'a.ndjson has another record 0 than the run; import it into a new run.',
  )
  const empty = memoryRunStore()
  await expect(importEvents(empty, { lines: [first, ...rest] })).rejects.toThrow(
    'The journal has record 2 where 1 should be; export it whole.',
  )
  for (const broken of [
    '{',
    '{"sequence":1,"atMs":1,"event":{"type":"unheard-of"}}',
    second.replace('1', '-1'),
  ])
    await expect(importEvents(empty, { lines: [first, broken] })).rejects.toThrow(
      'Line 2 of The journal is no record of a journal; export it anew.',
    )
  expect(await linesOf(empty)).toEqual([])
})
