import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@voyager-mc/core/sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import type { JournalRecord } from '../events/journal-record.ts'
import { initialRunState, type RunState } from '../state/run-state.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { RunStore } from '../stores/run-store.ts'
import { sqliteRunStore } from '../stores/sqlite-run-store.ts'
import { fakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { repeatableEnd, repeatableRoles } from '../testing/repeatable-roles.ts'
import { compactRun } from './compact-run.ts'
import { followJournal } from './follow-journal.ts'
import { importCheckpoint } from './import-checkpoint.ts'
import { loadRun, loadRunState } from './load-run-state.ts'
import { reduceRunState, runStateVersion } from './reduce-run-state.ts'

async function learn(store: RunStore, count: number): Promise<void> {
  const roles = repeatableRoles({ state: await loadRunState(store), skillLibrary: fakeSkillLibrary() })
  await createVoyager({ ...roles, store, clock: instantClock() }).learn({ until: tasks(count), resume: true })
    .result
}

const readAll = (store: RunStore): Promise<readonly JournalRecord[]> => Array.fromAsync(store.readJournal())
const stateOf = async (store: RunStore): Promise<RunState> =>
  (await readAll(store)).reduce(reduceRunState, initialRunState)

describe.each([
  ['memory', () => memoryRunStore()],
  ['SQLite', () => sqliteRunStore(openDatabase(':memory:'))],
])('a run in %s', (_name, open) => {
  test('has the same state from the last snapshot as from all records', async () => {
    const store = open()
    await learn(store, 40)
    const { sequence } = (await store.readSnapshot()) ?? {}
    expect(sequence).toBeGreaterThan(256)
    expect(await loadRunState(store)).toEqual(await stateOf(store))
  })

  test('reads no more records than came since the last snapshot', async () => {
    const store = open()
    await learn(store, 40)
    const from: unknown[] = []
    const watched: RunStore = {
      ...store,
      readJournal: (options) => {
        from.push(options?.from)
        return store.readJournal(options)
      },
    }
    const { sequence } = await loadRun(watched)
    expect(from).toEqual([sequence + 1])
  })

  test('is read anew when the rules of its state have changed', async () => {
    const store = open()
    await learn(store, 3)
    const sequence = (await readAll(store)).length - 1
    await store.writeSnapshot({ sequence, version: runStateVersion + 1, state: initialRunState })
    expect(await loadRunState(store)).toEqual(await stateOf(store))
  })

  test('has the same state after old records were compacted, and goes on', async () => {
    const store = open()
    await learn(store, 9)
    const before = await readAll(store)
    const state = await stateOf(store)
    const removed = await compactRun(store, { keepTasks: 2 })
    const after = await readAll(store)
    expect(after).toHaveLength(before.length - removed)
    expect(after.filter(({ event }) => event.type === 'task-start')).toHaveLength(2)
    expect(after.slice(1)).toEqual(before.slice(removed + 1))
    expect([await stateOf(store), await loadRunState(store)]).toEqual([state, state])
    await learn(store, 12)
    const { chests, ...end } = repeatableEnd(12)
    const { chestMemory, ...reached } = await loadRunState(store)
    expect(reached).toMatchObject(end)
    expect(Object.keys(chestMemory)).toEqual(chests)
  })

  test('keeps the sums of what was compacted, over several compactions', async () => {
    const store = open()
    await learn(store, 4)
    await compactRun(store, { keepTasks: 1 })
    await learn(store, 8)
    const all = (await readAll(store)).slice(1)
    await compactRun(store, { keepTasks: 1 })
    const [first] = await readAll(store)
    const kept = (await readAll(store)).slice(1)
    expect(first?.event).toMatchObject({
      type: 'compaction',
      history: { tasks: { 'Task 5': { completed: 1, failed: 0, attempts: 3 } } },
    })
    const { history } = first?.event.type === 'compaction' ? first.event : { history: undefined }
    const { sequence = 0 } = kept[0] ?? {}
    expect(history?.records).toBe(sequence)
    expect(Object.values(history?.events ?? {}).reduce((sum, count) => sum + count, 0)).toBe(sequence)
    expect(all.length - kept.length).toBeGreaterThan(0)
  })

  test('is left as it is when all its tasks are to stay, when it has none, and when it is only asked', async () => {
    const store = open()
    expect(await compactRun(store, { keepTasks: 1 })).toBe(0)
    await learn(store, 3)
    const before = await readAll(store)
    expect(await compactRun(store, { keepTasks: 4 })).toBe(0)
    expect(await compactRun(store, { keepTasks: 1, dryRun: true })).toBeGreaterThan(10)
    expect(await readAll(store)).toEqual(before)
    await expect(compactRun(store, { keepTasks: 0 })).rejects.toThrow('keepTasks is 0')
  })

  test('is followed as it goes on, until the reader has enough', async () => {
    const store = open()
    await learn(store, 1)
    const stop = new AbortController()
    const total = (await readAll(store)).length
    const clock = instantClock()
    const sleep: typeof clock.sleep = async (...call) => {
      await clock.sleep(...call)
      if (clock.sleepsMs.length === 2) await learn(store, 2)
      if (clock.sleepsMs.length === 3) stop.abort()
    }
    const seen = []
    for await (const { sequence } of followJournal(store, {
      from: 3,
      signal: stop.signal,
      clock: { ...clock, sleep },
    }))
      seen.push(sequence)
    const end = (await readAll(store)).length
    expect(seen).toEqual(Array.from({ length: end - 3 }, (_nothing, index) => index + 3))
    expect(end).toBeGreaterThan(total)
    expect(clock.sleepsMs).toEqual([250, 250, 250])
  })
})

describe('a checkpoint of the original', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'checkpoint-'))
    mkdirSync(join(directory, 'curriculum'))
    mkdirSync(join(directory, 'action'))
    write('curriculum/completed_tasks.json', ['Mine 1 wood log', 'Task 0', 'Mine 1 wood log'])
    write('curriculum/failed_tasks.json', ['Kill 1 cow', 'Kill 1 cow', 'Mine 1 wood log'])
    write('curriculum/qa_cache.json', { 'How?': 'So.', 'Why?': 'Because.' })
    write('action/chest_memory.json', { '(1, 2, 3)': { dirt: 1 }, '(4, 5, 6)': 'Unknown' })
  })
  afterEach(() => rmSync(directory, { recursive: true }))
  const write = (name: string, value: unknown): void =>
    writeFileSync(join(directory, name), typeof value === 'string' ? value : JSON.stringify(value))

  test('adds what a run does not have, once', async () => {
    const store = memoryRunStore()
    await learn(store, 1)
    await store.writeDocument('curriculum/qa_cache.json', { 'Why?': 'I know better.' })
    const news = {
      completed: ['Mine 1 wood log'],
      failed: ['Kill 1 cow'],
      answers: ['How?'],
      chests: ['(1, 2, 3)', '(4, 5, 6)'],
    }
    const before = await readAll(store)
    expect(await importCheckpoint(store, { directory, dryRun: true })).toEqual(news)
    expect(await readAll(store)).toEqual(before)
    expect(await importCheckpoint(store, { directory })).toEqual(news)
    const { completed, failed, chestMemory, attempts } = await loadRunState(store)
    expect({ completed, failed, attempts }).toEqual({
      completed: ['Task 0', 'Mine 1 wood log'],
      failed: ['Kill 1 cow'],
      attempts: 1,
    })
    expect(Object.keys(chestMemory).toSorted()).toEqual(['(0, 64, 0)', '(1, 2, 3)', '(4, 5, 6)'])
    expect(await store.readDocument('curriculum/qa_cache.json')).toEqual({
      'How?': 'So.',
      'Why?': 'I know better.',
    })
    const after = await readAll(store)
    expect(await importCheckpoint(store, { directory })).toEqual({
      completed: [],
      failed: [],
      answers: [],
      chests: [],
    })
    expect(await readAll(store)).toEqual(after)
  })

  test('may lack everything but its completed tasks', async () => {
    for (const name of [
      'curriculum/failed_tasks.json',
      'curriculum/qa_cache.json',
      'action/chest_memory.json',
    ])
      rmSync(join(directory, name))
    const store = memoryRunStore()
    await importCheckpoint(store, { directory })
    expect(await loadRunState(store)).toMatchObject({
      hasLearned: true,
      completed: ['Mine 1 wood log', 'Task 0'],
    })
  })

  test.each([
    ['is missing', undefined, 'does not exist; name a checkpoint folder of the original.'],
    ['is not JSON', '[', 'is not as the original writes it (it is not JSON); repair or remove it.'],
    ['holds something else', [1], 'is not as the original writes it (✖'],
  ])('is refused when its list of tasks %s', async (_name, content, message) => {
    if (content === undefined) rmSync(join(directory, 'curriculum/completed_tasks.json'))
    else write('curriculum/completed_tasks.json', content)
    const store = memoryRunStore()
    await expect(importCheckpoint(store, { directory })).rejects.toThrow(message)
    expect(await readAll(store)).toEqual([])
  })
})
