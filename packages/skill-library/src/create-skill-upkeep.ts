import { abortable } from './abortable.ts'
import { UnknownSkillError } from './errors/unknown-skill-error.ts'
import type { LibraryState } from './library-state.ts'
import { countUse, supersede, withStatus, type LifecyclePolicy } from './lifecycle.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'
import { planImport } from './plan-import.ts'
import type { OnSkillNotice, SkillNotice } from './skill-notice.ts'
import type { SkillRecord, SkillStatus } from './skill-record.ts'
import { toSkill } from './to-skill.ts'

/** The calls of a library that change skills it already holds, and the import. */
export type SkillUpkeep = Pick<
  ManagedSkillLibrary,
  'rollback' | 'recordUse' | 'retire' | 'quarantine' | 'parole' | 'importSkills'
>

interface CreateSkillUpkeepOptions {
  readonly state: LibraryState
  readonly policy: LifecyclePolicy
  readonly reservedNames: ReadonlySet<string>
  readonly nowMs: () => number
  readonly onNotice: OnSkillNotice
}

export function createSkillUpkeep({
  state,
  policy,
  reservedNames,
  nowMs,
  onNotice,
}: CreateSkillUpkeepOptions): SkillUpkeep {
  const { catalog } = state

  /** Replaces the version in use by what `change` makes of it. */
  const update = async (name: string, change: (record: SkillRecord) => SkillRecord): Promise<SkillRecord> => {
    await state.open()
    return state.exclusive(async () => {
      const record = catalog.current(name)
      if (record === undefined) throw new UnknownSkillError(name)
      const changed = change(record)
      if (changed === record) return record
      await state.commit([changed])
      if (changed.status !== record.status) onNotice(statusNotice(changed))
      return changed
    })
  }
  const setStatus = (name: string, status: SkillStatus, reason?: string): Promise<SkillRecord> =>
    update(name, (record) =>
      record.status === status
        ? record
        : withStatus(record, status, { nowMs: nowMs(), ...(reason === undefined ? {} : { reason }) }),
    )

  return {
    retire: (name, reason) => setStatus(name, 'retired', reason),
    quarantine: (name, reason) => setStatus(name, 'quarantined', reason),
    parole: (name) => setStatus(name, 'active'),
    recordUse: (name, outcome) =>
      update(name, (record) => countUse(record, outcome, { policy, nowMs: nowMs() })),
    async rollback(name, version) {
      await state.open()
      return state.exclusive(async () => {
        const wanted = catalog.versions(name).find((record) => record.version === version)
        if (wanted === undefined) throw new UnknownSkillError(name, version)
        const restored = withStatus(wanted, 'active', { nowMs: nowMs() })
        await state.commit([...supersede(catalog.current(name), wanted, nowMs()), restored])
        return toSkill(restored)
      })
    },
    async importSkills(skills, { onConflict, provenance, signal } = {}) {
      await abortable(state.open(), { signal })
      return state.exclusive(async () => {
        signal?.throwIfAborted()
        const { changes, report } = planImport(skills, catalog, {
          ...(onConflict === undefined ? {} : { onConflict }),
          ...(provenance === undefined ? {} : { provenance }),
          reservedNames,
          nowMs: nowMs(),
        })
        await state.commit(changes)
        return report
      })
    },
  }
}

function statusNotice({ name, status, statusReason }: SkillRecord): SkillNotice {
  const reason = statusReason === undefined ? '' : ` ${statusReason}`
  return { type: 'status-change', skill: name, message: `The skill ${name} is ${status}.${reason}` }
}
