import { makeSkillRecordForTest } from './make-skill-record-for-test.ts'
import type { StoreCase } from './store-case.ts'

const first = makeSkillRecordForTest()
const second = makeSkillRecordForTest({ version: 2, source: 'function mineWoodLog() { /* 2 */ }' })

/** Tests of how a store is used: in turns, by several, twice. */
export const handlingCases: readonly StoreCase[] = [
  [
    'gives what was saved after a revision',
    async (open, expect) => {
      const store = await open()
      const empty = await store.read()
      await store.save([first], empty)
      const one = await store.read()
      expect((await store.read(since(one))).records).toEqual([])
      await store.save([second], one)
      expect((await store.read(since(one))).records).toEqual([second])
      expect((await store.read()).records).toEqual([first, second])
      await store.close()
    },
  ],
  [
    'saves nothing for somebody who has not read what others saved',
    async (open, expect) => {
      const [mine, theirs] = [await open(), await open()]
      const [before] = [await mine.read(), await theirs.read()]
      expect((await theirs.save([first], before)).status).toEqual('saved')
      expect(await mine.save([second], before)).toEqual({ status: 'behind' })
      const now = await mine.read(since(before))
      expect(now.records).toEqual([first])
      expect((await mine.save([second], now)).status).toEqual('saved')
      expect((await theirs.read()).records).toEqual([first, second])
      await mine.close()
      await theirs.close()
    },
  ],
  [
    'keeps one of many saves that rest on the same reading',
    async (open, expect) => {
      const store = await open()
      const before = await store.read()
      const records = Array.from({ length: 30 }, (_, at) => makeSkillRecordForTest({ version: at + 1 }))
      const results = await Promise.all(records.map((record) => store.save([record], before)))
      expect(results.filter(({ status }) => status === 'saved').length).toEqual(1)
      expect((await store.read()).records.length).toEqual(1)
      await store.close()
    },
  ],
  [
    'keeps vectors by embedding and text, when it keeps any',
    async (open, expect) => {
      const store = await open()
      const made = Float32Array.from([0.5, -1.25, 3e-20])
      await store.vectors?.write('one', new Map([['mine logs', made]]))
      await store.close()
      const again = await open()
      if (again.vectors !== undefined) {
        const { vectors, problems } = await again.vectors.read('one', ['mine logs', 'kill a pig'])
        expect([...vectors].map(([text, vector]) => [text, ...vector])).toEqual([['mine logs', ...made]])
        expect(problems).toEqual([])
        expect((await again.vectors.read('two', ['mine logs'])).vectors.size).toEqual(0)
        await again.vectors.write('one', new Map([['mine logs', Float32Array.from([1])]]))
        expect(
          [...(await again.vectors.read('one', ['mine logs'])).vectors.values()].map(([x]) => x),
        ).toEqual([1])
      }
      await again.close()
    },
  ],
  [
    'can be closed twice, and used again after it',
    async (open, expect) => {
      const store = await open()
      await store.save([first], await store.read())
      await store.close()
      await store.close()
      expect((await store.read()).records).toEqual([first])
      await store.close()
    },
  ],
]

function since({ revision }: { readonly revision: number }): { readonly since: number } {
  return { since: revision }
}
