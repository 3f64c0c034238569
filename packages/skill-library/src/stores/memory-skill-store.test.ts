import { testSkillStore } from '../testing/test-skill-store.ts'
import { memorySkillStore } from './memory-skill-store.ts'

testSkillStore('memorySkillStore', () => {
  const store = memorySkillStore()
  return () => store
})
