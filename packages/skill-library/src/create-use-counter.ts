import { calledSkills } from './compose/called-skills.ts'
import { createSkillUpdate } from './create-skill-update.ts'
import type { LibraryState } from './library-state.ts'
import { countUse, type LifecyclePolicy } from './lifecycle.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'
import type { OnSkillNotice } from './skill-notice.ts'

/** The calls of a library that count uses. */
export type UseCounter = Pick<ManagedSkillLibrary, 'recordUse' | 'recordUses'>

interface CreateUseCounterOptions {
  readonly state: LibraryState
  readonly policy: LifecyclePolicy
  readonly nowMs: () => number
  readonly onNotice: OnSkillNotice
}

export function createUseCounter({ state, policy, nowMs, onNotice }: CreateUseCounterOptions): UseCounter {
  const update = createSkillUpdate({ state, onNotice })
  const recordUse: UseCounter['recordUse'] = (name, outcome) =>
    update(name, (record) => countUse(record, outcome, { policy, nowMs: nowMs() }))

  return {
    recordUse,
    async recordUses(program, outcome) {
      await state.open()
      const names = calledSkills(program, { catalog: state.catalog, isDeep: outcome === 'succeeded' })
      for (const name of names) await recordUse(name, outcome)
    },
  }
}
