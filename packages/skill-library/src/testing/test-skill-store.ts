import { describe, expect, test } from 'vitest'
import type { SkillRecord } from '../record/skill-record.ts'
import type { SkillStore } from '../stores/skill-store.ts'
import { makeSkillRecordForTest } from './make-skill-record-for-test.ts'

/** Opens a store on one place; opening it again finds what the first one saved. */
export type OpenSkillStore = () => SkillStore | Promise<SkillStore>

/** The tests every `SkillStore` has to pass; `makePlace` gives a fresh, empty place per test. */
export function testSkillStore(
  name: string,
  makePlace: () => OpenSkillStore | Promise<OpenSkillStore>,
): void {
  describe(`${name} as a skill store`, () => {
    for (const [sentence, check] of [...recordCases, ...handlingCases]) {
      test(sentence, async () => check(await makePlace()))
    }
  })
}

type StoreCase = readonly [sentence: string, check: (open: OpenSkillStore) => Promise<void>]

const first: SkillRecord = makeSkillRecordForTest()
const second: SkillRecord = makeSkillRecordForTest({
  version: 2,
  source: 'function mineWoodLog() { /* 2 */ }',
})

/** Saves, closes, opens again, and gives what is there. */
async function reopen(
  open: OpenSkillStore,
  ...saves: readonly (readonly SkillRecord[])[]
): Promise<readonly SkillRecord[]> {
  const store = await open()
  await store.load()
  for (const records of saves) await store.save(records)
  await store.close()
  const again = await open()
  const { records, foreign, problems } = await again.load()
  await again.close()
  expect({ foreign, problems }).toEqual({ foreign: [], problems: [] })
  return records
}

const recordCases: readonly StoreCase[] = [
  [
    'is empty at first',
    async (open) => {
      expect(await reopen(open)).toEqual([])
    },
  ],
  [
    'gives back every field of a record',
    async (open) => {
      const full = makeSkillRecordForTest({
        taskContext: 'Trees grow in a forest.',
        statusReason: 'It failed.',
        status: 'retired',
        promotion: { status: 'passed', detail: 'ok' },
        provenance: { model: 'none', seed: 7 },
        dependencies: ['craftSticks'],
        helpers: ['findSpot'],
      })
      expect(await reopen(open, [full])).toEqual([full])
    },
  ],
  [
    'keeps every version, in the order of admission',
    async (open) => {
      const other = makeSkillRecordForTest({ name: 'craftSticks', source: 'function craftSticks() {}' })
      expect(await reopen(open, [first], [other], [second])).toEqual([first, other, second])
    },
  ],
  [
    'replaces a record of the same name and version',
    async (open) => {
      const superseded: SkillRecord = { ...first, status: 'superseded' }
      expect(await reopen(open, [first], [superseded, second])).toEqual([superseded, second])
    },
  ],
  [
    'keeps sources with any characters',
    async (open) => {
      const odd = makeSkillRecordForTest({
        source: 'function mineWoodLog() { return "\\n\u2028 é 🪵 \\\\" }\r\n// end',
      })
      expect(await reopen(open, [odd])).toEqual([odd])
    },
  ],
  [
    'keeps skills apart whose names differ in case or look like a version',
    async (open) => {
      const names = ['fish', 'Fish', 'fishV2', '__proto__', 'constructor']
      const records = names.map((each) =>
        makeSkillRecordForTest({ name: each, source: `function ${each}() {}` }),
      )
      const newer = makeSkillRecordForTest({
        name: 'fish',
        version: 2,
        source: 'function fish() { /* 2 */ }',
      })
      expect(await reopen(open, records, [newer])).toEqual([...records, newer])
    },
  ],
]

const handlingCases: readonly StoreCase[] = [
  [
    'keeps all of many saves that were not awaited one by one',
    async (open) => {
      const store = await open()
      await store.load()
      const records = Array.from({ length: 30 }, (_, at) => makeSkillRecordForTest({ version: at + 1 }))
      await Promise.all(records.map((record) => store.save([record])))
      await store.close()
      const again = await open()
      expect((await again.load()).records.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
        records.map(({ version }) => version),
      )
      await again.close()
    },
  ],
  [
    'can be closed twice',
    async (open) => {
      const store = await open()
      await store.load()
      await store.close()
      await expect(store.close()).resolves.toBeUndefined()
    },
  ],
]
