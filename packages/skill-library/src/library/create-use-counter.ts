import { calledSkills } from '../compose/called-skills.ts'
import { UnknownSkillError } from '../errors/unknown-skill-error.ts'
import { betterVersion } from '../record/better-version.ts'
import { countUse, withStatus } from '../record/lifecycle.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { statusNotice } from './create-skill-update.ts'
import type { LibraryState, PlannedChange } from './library-state.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'

/** The calls of a library that count uses. */
export type UseCounter = Pick<ManagedSkillLibrary, 'recordUse' | 'recordUses'>

export function createUseCounter(state: LibraryState): UseCounter {
  const { catalog, policy, nowMs } = state
  const recordUse: UseCounter['recordUse'] = (name, outcome) =>
    state.change(() => {
      const record = catalog.current(name)
      if (record === undefined) throw new UnknownSkillError(name)
      const counted = countUse(record, outcome, { policy, nowMs: nowMs() })
      const better = betterVersion(counted, catalog.versions(name))
      if (better !== undefined) return planComeback(counted, better, nowMs())
      const notices = counted.status === record.status ? [] : [statusNotice(counted)]
      return { records: [counted], result: counted, notices }
    })

  return {
    recordUse,
    async recordUses(program, outcome) {
      await state.open()
      const names = calledSkills(program, { lookup: state.catalog, isDeep: outcome === 'succeeded' })
      for (const name of names) await recordUse(name, outcome)
    },
  }
}

/** Puts an older version with the better record into use; the worse one stays in the record, with the reason. */
function planComeback(worse: SkillRecord, better: SkillRecord, now: number): PlannedChange<SkillRecord> {
  const { name, version, use } = better
  const uses = use.successes + use.failures
  const worseUses = worse.use.successes + worse.use.failures
  const reason = `It succeeded ${worse.use.successes} times in ${worseUses} uses, and version ${version} ${use.successes} times in ${uses}.`
  const left = withStatus(worse, 'superseded', { nowMs: now, reason })
  const restored = withStatus(better, 'active', { nowMs: now })
  const message = `Version ${version} of the skill ${name} is in use again; ${reason}`
  return {
    records: [left, restored],
    result: left,
    notices: [{ type: 'status-change', skill: name, message }],
  }
}
