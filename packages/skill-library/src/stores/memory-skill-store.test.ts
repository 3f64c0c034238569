import { expect, test } from 'vitest'
import { makeSkillRecordForTest } from '../testing/make-skill-record-for-test.ts'
import { testSkillStore } from '../testing/test-skill-store.ts'
import { memorySkillStore } from './memory-skill-store.ts'

testSkillStore(
  () => {
    const store = memorySkillStore()
    return () => store
  },
  { test, expect },
)

test('begins with the records it is given', async () => {
  const record = makeSkillRecordForTest()
  expect(await memorySkillStore([record]).read()).toEqual({ records: [record], revision: 1, problems: [] })
})
