import { untilAborted } from '@voyager-mc/core'
import { createSkillUpdate } from './create-skill-update.ts'
import { UnknownSkillError } from '../errors/unknown-skill-error.ts'
import type { LibraryState } from './library-state.ts'
import { supersede, withStatus } from '../record/lifecycle.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'
import { planImport } from './plan-import.ts'
import type { SkillRecord, SkillStatus } from '../record/skill-record.ts'
import { toSkill } from '../record/to-skill.ts'

/** The calls of a library that change skills it already holds, and the import. */
export type SkillUpkeep = Pick<
  ManagedSkillLibrary,
  'rollback' | 'retire' | 'quarantine' | 'parole' | 'importSkills'
>

export function createSkillUpkeep(state: LibraryState): SkillUpkeep {
  const { catalog, nowMs, reservedNames } = state
  const update = createSkillUpdate(state)
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
    rollback(name, version) {
      return state.change(() => {
        const wanted = catalog.versions(name).find((record) => record.version === version)
        if (wanted === undefined) throw new UnknownSkillError(name, version)
        const restored = withStatus(wanted, 'active', { nowMs: nowMs() })
        return {
          records: [...supersede(catalog.current(name), wanted, nowMs()), restored],
          result: toSkill(restored),
        }
      })
    },
    async importSkills(skills, { onConflict, provenance, dryRun = false, signal } = {}) {
      await untilAborted(state.open(), { signal })
      return state.change(() => {
        signal?.throwIfAborted()
        const { changes, report } = planImport(skills, catalog, {
          ...(onConflict === undefined ? {} : { onConflict }),
          ...(provenance === undefined ? {} : { provenance }),
          reservedNames,
          nowMs: nowMs(),
        })
        return { records: dryRun ? [] : changes, result: report }
      })
    },
  }
}
