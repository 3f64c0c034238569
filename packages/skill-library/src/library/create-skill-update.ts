import { UnknownSkillError } from '../errors/unknown-skill-error.ts'
import type { LibraryState } from './library-state.ts'
import type { SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'

/** Replaces the version in use of a skill by what `change` makes of it, and reports a change of status. */
export type UpdateSkill = (name: string, change: (record: SkillRecord) => SkillRecord) => Promise<SkillRecord>

export function createSkillUpdate(state: LibraryState): UpdateSkill {
  return (name, change) =>
    state.change(() => {
      const record = state.catalog.current(name)
      if (record === undefined) throw new UnknownSkillError(name)
      const changed = change(record)
      if (changed === record) return { records: [], result: record }
      const notices = changed.status === record.status ? [] : [statusNotice(changed)]
      return { records: [changed], result: changed, notices }
    })
}

/** Tells that a skill has another status, and why. */
export function statusNotice({ name, status, statusReason }: SkillRecord): SkillNotice {
  const reason = statusReason === undefined ? '' : ` ${statusReason}`
  return { type: 'status-change', skill: name, message: `The skill ${name} is ${status}.${reason}` }
}
