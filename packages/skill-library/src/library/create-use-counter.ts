import { calledSkills } from '../compose/called-skills.ts'
import { createSkillUpdate } from './create-skill-update.ts'
import type { LibraryState } from './library-state.ts'
import { countUse } from '../record/lifecycle.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'

/** The calls of a library that count uses. */
export type UseCounter = Pick<ManagedSkillLibrary, 'recordUse' | 'recordUses'>

export function createUseCounter(state: LibraryState): UseCounter {
  const { policy, nowMs } = state
  const update = createSkillUpdate(state)
  const recordUse: UseCounter['recordUse'] = (name, outcome) =>
    update(name, (record) => countUse(record, outcome, { policy, nowMs: nowMs() }))

  return {
    recordUse,
    async recordUses(program, outcome) {
      await state.open()
      const names = calledSkills(program, { lookup: state.catalog, isDeep: outcome === 'succeeded' })
      for (const name of names) await recordUse(name, outcome)
    },
  }
}
