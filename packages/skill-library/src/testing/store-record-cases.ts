import type { SkillRecord } from '../record/skill-record.ts'
import { makeSkillRecordForTest } from './make-skill-record-for-test.ts'
import { reopen, type StoreCase } from './store-case.ts'

const first: SkillRecord = makeSkillRecordForTest()
const second: SkillRecord = makeSkillRecordForTest({
  version: 2,
  source: 'function mineWoodLog() { /* 2 */ }',
})
const other = makeSkillRecordForTest({ name: 'craftSticks', source: 'function craftSticks() {}' })

/** Names that would leave a folder, change an object, or break a line. */
const hostileNames = ['../../victim/index', '__proto__', 'constructor', 'two\nlines', 'a b', '']

/** Tests of what a store gives back. */
export const recordCases: readonly StoreCase[] = [
  [
    'is empty at first',
    async (open, expect) => {
      expect((await reopen(open)).records).toEqual([])
    },
  ],
  [
    'gives back every field of a record',
    async (open, expect) => {
      const full = makeSkillRecordForTest({
        taskContext: 'Trees grow in a forest.',
        statusReason: 'It failed.',
        status: 'retired',
        promotion: { status: 'passed', detail: 'ok' },
        provenance: { model: 'none', seed: 7 },
        dependencies: ['craftSticks'],
        helpers: ['findSpot'],
        start: {
          inventory: { oak_log: 1 },
          equipment: {},
          position: { x: 1, y: 2, z: -3.5 },
          biome: 'forest',
        },
      })
      expect((await reopen(open, [full])).records).toEqual([full])
    },
  ],
  [
    'keeps every version, in the order of admission',
    async (open, expect) => {
      expect((await reopen(open, [first], [other], [second])).records).toEqual([first, other, second])
    },
  ],
  [
    'replaces a record of the same name and version',
    async (open, expect) => {
      const superseded: SkillRecord = { ...first, status: 'superseded' }
      expect((await reopen(open, [first], [superseded, second])).records).toEqual([superseded, second])
    },
  ],
  [
    'keeps the last of several states of one version in a save',
    async (open, expect) => {
      const superseded: SkillRecord = { ...first, status: 'superseded' }
      expect((await reopen(open, [first, superseded])).records).toEqual([superseded])
    },
  ],
  [
    'keeps sources with any characters',
    async (open, expect) => {
      const odd = makeSkillRecordForTest({
        source: 'function mineWoodLog() { return "\\n\u2028 é 🪵 \\\\ \u0000" }\r\n// end',
      })
      expect((await reopen(open, [odd])).records).toEqual([odd])
    },
  ],
  [
    'keeps skills apart whose names differ in case or look like a version',
    async (open, expect) => {
      const records = ['fish', 'Fish', 'fishV2'].map((each) =>
        makeSkillRecordForTest({ name: each, source: `function ${each}() {}` }),
      )
      const newer = makeSkillRecordForTest({
        name: 'fish',
        version: 2,
        source: 'function fish() { /* 2 */ }',
      })
      expect((await reopen(open, records, [newer])).records).toEqual([...records, newer])
    },
  ],
  [
    'leaves out and tells a record whose name is no name for a skill',
    async (open, expect) => {
      const hostile = hostileNames.map((name) => makeSkillRecordForTest({ name }))
      const { records, problems } = await reopen(open, [first, ...hostile])
      expect(records).toEqual([first])
      expect(problems.map(({ type }) => type)).toEqual(hostile.map(() => 'record-refused'))
    },
  ],
  [
    'leaves out and tells a record whose source is not the one that was admitted',
    async (open, expect) => {
      const changed: SkillRecord = { ...first, source: first.source.replace('1', '64') }
      const { records, problems } = await reopen(open, [changed, other])
      expect(records).toEqual([other])
      expect(problems.map(({ type }) => type)).toEqual(['record-refused'])
    },
  ],
]
