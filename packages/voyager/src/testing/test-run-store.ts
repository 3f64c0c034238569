import assert from 'node:assert/strict'
import { makeObservation } from '@voyager-mc/core/testing'
import { runSchemaVersion, type JournalRecord } from '../stores/journal-record.ts'
import type { RunStore } from '../stores/run-store.ts'

/** The store under test and the test runner. */
export interface TestRunStoreOptions {
  /** Opens a store on the place of that name: the same name gives the same contents. */
  readonly open: (place: string) => RunStore | Promise<RunStore>
  /** Registers a test: vitest's or node's own `test`. */
  readonly test: (name: string, run: () => Promise<void>) => unknown
}

/** The suite every run store has to pass. */
export function testRunStore({ open, test }: TestRunStoreOptions): void {
  test('begins without records', async () => {
    assert.deepEqual(await (await open('empty')).readJournal(), [])
  })
  test('gives records back in order and unchanged', async () => {
    const store = await open('order')
    const records = [makeRecord(0), makeRecord(1, 'naïve → 😀'), makeRecord(2)]
    for (const record of records) await store.append(record)
    assert.deepEqual(await store.readJournal(), records)
  })
  test('appends after records that were read', async () => {
    const store = await open('append')
    await store.append(makeRecord(0))
    await store.readJournal()
    await store.append(makeRecord(1))
    assert.equal((await store.readJournal()).length, 2)
  })
  test('gives undefined for a document that was never written', async () => {
    assert.equal(await (await open('absent')).readDocument('curriculum/qa_cache.json'), undefined)
  })
  test('replaces a document as a whole', async () => {
    const store = await open('replace')
    await store.writeDocument('curriculum/qa_cache.json', { long: 'a'.repeat(10_000) })
    await store.writeDocument('curriculum/qa_cache.json', { short: 'b' })
    assert.deepEqual(await store.readDocument('curriculum/qa_cache.json'), { short: 'b' })
  })
  test('keeps a document apart from the value it was given', async () => {
    const store = await open('apart')
    const value = { names: ['one'] }
    await store.writeDocument('names.json', value)
    value.names.push('two')
    assert.deepEqual(await store.readDocument('names.json'), { names: ['one'] })
  })
  for (const name of ['../outside.json', '/absolute.json', '', 'a//b.json', 'a/../../b.json', 'a\\b.json']) {
    test(`refuses the document name ${JSON.stringify(name)}`, async () => {
      const store = await open('names')
      await assert.rejects(async () => store.writeDocument(name, 1), { code: 'invalid-argument' })
    })
  }
  test('refuses to be used after it was closed', async () => {
    const store = await open('closed')
    await store.close()
    await assert.rejects(async () => store.append(makeRecord(0)), { code: 'run-store' })
  })
}

function makeRecord(sequence: number, name = 'Mine 1 oak_log'): JournalRecord {
  const observation = makeObservation()
  const event =
    sequence === 0
      ? ({ type: 'run-start', mode: 'learn', resumed: false, observation } as const)
      : ({ type: 'task-start', task: { name }, resumed: false } as const)
  return { schemaVersion: runSchemaVersion, sequence, atMs: 1000 + sequence, event }
}
