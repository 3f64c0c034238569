export { makeSkillRecordForTest } from './make-skill-record-for-test.ts'
export { testSkillStore, type OpenSkillStore } from './test-skill-store.ts'
