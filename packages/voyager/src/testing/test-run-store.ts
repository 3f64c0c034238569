import { AgentError } from '@voyager-mc/core'
import { makeObservation, type SuiteRunner } from '@voyager-mc/core/testing'
import type { JournalRecord } from '../events/journal-record.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import { initialRunState } from '../state/run-state.ts'
import type { RunStore } from '../stores/run-store.ts'

/** The store under test, and the runner that tests it. */
export interface TestRunStoreOptions extends SuiteRunner {
  /** Makes a store without records. */
  readonly open: () => RunStore | Promise<RunStore>
}

/** The suite every run store has to pass. */
export function testRunStore(options: TestRunStoreOptions): void {
  testJournal(options)
  testSnapshots(options)
  testDocuments(options)
}

function testJournal({ open, test, expect }: TestRunStoreOptions): void {
  test('begins without records', async () => {
    expect(await readAll(await open())).toEqual([])
  })
  test('gives records back in order and unchanged', async () => {
    const store = await open()
    const records = [makeRecord(0), makeRecord(1, 'naïve → 😀'), makeRecord(2)]
    for (const record of records) await store.append(record)
    expect(await readAll(store)).toEqual(records)
  })
  test('gives records from a sequence on, and none beyond the end', async () => {
    const store = await open()
    for (const sequence of [0, 1, 2]) await store.append(makeRecord(sequence))
    expect(await Array.fromAsync(store.readJournal({ from: 2 }))).toEqual([makeRecord(2)])
    expect(await Array.fromAsync(store.readJournal({ from: 7 }))).toEqual([])
  })
  test('appends after records that were read', async () => {
    const store = await open()
    await store.append(makeRecord(0))
    await readAll(store)
    await store.append(makeRecord(1))
    expect((await readAll(store)).length).toEqual(2)
  })
  test('gives a reader what is appended while it reads', async () => {
    const store = await open()
    await store.append(makeRecord(0))
    const seen = []
    for await (const { sequence } of store.readJournal()) {
      seen.push(sequence)
      if (sequence < 2) await store.append(makeRecord(sequence + 1))
    }
    expect(seen).toEqual([0, 1, 2])
  })
  test('refuses a record that does not follow the last one', async () => {
    const store = await open()
    await store.append(makeRecord(0))
    for (const sequence of [0, 2])
      expect(await codeOf(store.append(makeRecord(sequence)))).toEqual('run-store')
    expect(await readAll(store)).toEqual([makeRecord(0)])
  })
  test('replaces old records by one, and goes on after the last', async () => {
    const store = await open()
    for (const sequence of [0, 1, 2]) await store.append(makeRecord(sequence))
    await store.compact(makeCompaction(1))
    await store.append(makeRecord(3))
    expect(await readAll(store)).toEqual([makeCompaction(1), makeRecord(2), makeRecord(3)])
    await store.compact(makeCompaction(3))
    expect(await readAll(store)).toEqual([makeCompaction(3)])
    expect(await codeOf(store.compact(makeCompaction(7)))).toEqual('run-store')
  })
  test('refuses to be used after it was closed', async () => {
    const store = await open()
    await store.close()
    expect(await codeOf(store.append(makeRecord(0)))).toEqual('run-store')
    expect(await codeOf(readAll(store))).toEqual('run-store')
  })
}

function testSnapshots({ open, test, expect }: TestRunStoreOptions): void {
  const snapshotAt = (sequence: number) => ({
    sequence,
    version: 1,
    state: { ...initialRunState, attempts: sequence },
  })
  test('gives the latest state that was kept', async () => {
    const store = await open()
    expect(await store.readSnapshot()).toEqual(undefined)
    for (const sequence of [0, 1, 2, 3]) await store.append(makeRecord(sequence))
    for (const sequence of [0, 1, 3]) await store.writeSnapshot(snapshotAt(sequence))
    expect(await store.readSnapshot()).toEqual(snapshotAt(3))
  })
  test('keeps no state of a record that is not there', async () => {
    const store = await open()
    expect(await codeOf(store.writeSnapshot(snapshotAt(0)))).toEqual('run-store')
  })
  test('forgets the state of records that were compacted, and keeps a later one', async () => {
    const store = await open()
    for (const sequence of [0, 1, 2]) await store.append(makeRecord(sequence))
    await store.writeSnapshot(snapshotAt(1))
    await store.compact(makeCompaction(1))
    expect(await store.readSnapshot()).toEqual(snapshotAt(1))
    await store.compact(makeCompaction(2))
    expect(await store.readSnapshot()).toEqual(undefined)
  })
}

function testDocuments({ open, test, expect }: TestRunStoreOptions): void {
  const name = 'curriculum/qa_cache.json'
  test('gives undefined for a document that was never written', async () => {
    expect(await (await open()).readDocument(name)).toEqual(undefined)
  })
  test('replaces a document as a whole', async () => {
    const store = await open()
    await store.writeDocument('other.json', [1])
    await store.writeDocument(name, { long: 'a'.repeat(10_000) })
    await store.writeDocument(name, { short: 'b' })
    expect(await store.readDocument(name)).toEqual({ short: 'b' })
    expect(await store.readDocument('other.json')).toEqual([1])
  })
  test('keeps a document apart from the value it was given', async () => {
    const store = await open()
    const value = { names: ['one'] }
    await store.writeDocument('names.json', value)
    value.names.push('two')
    expect(await store.readDocument('names.json')).toEqual({ names: ['one'] })
  })
  for (const bad of ['../outside.json', '/absolute.json', '', 'a//b.json', 'a/../../b.json', 'a\\b.json']) {
    test(`refuses the document name ${JSON.stringify(bad)}`, async () => {
      const store = await open()
      expect(await codeOf(store.writeDocument(bad, 1))).toEqual('invalid-argument')
      expect(await codeOf(store.readDocument(bad))).toEqual('invalid-argument')
    })
  }
}

/** Code of the error that the work ends with; undefined when it succeeds. */
async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return AgentError.isInstance(error) ? error.code : String(error)
  }
}

function readAll(store: RunStore): Promise<readonly JournalRecord[]> {
  return Array.fromAsync(store.readJournal())
}

function makeRecord(sequence: number, name = 'Mine 1 oak_log'): JournalRecord {
  const event: VoyagerEvent =
    sequence === 0
      ? { type: 'run-start', mode: 'learn', resumed: false, observation: makeObservation() }
      : { type: 'task-start', task: { name }, resumed: false }
  return { sequence, atMs: 1000.5 + sequence, event }
}

function makeCompaction(sequence: number): JournalRecord {
  const history = { records: sequence + 1, beganAtMs: 1000, events: {}, tasks: {}, models: {} }
  return { sequence, atMs: 2000, event: { type: 'compaction', version: 1, state: initialRunState, history } }
}
