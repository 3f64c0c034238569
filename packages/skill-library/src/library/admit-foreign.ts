import { planImport, type PlanImportOptions } from './plan-import.ts'
import type { SkillCatalog } from './skill-catalog.ts'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'

export interface AdmitForeignOptions extends Pick<PlanImportOptions, 'reservedNames' | 'nowMs'> {
  readonly catalog: SkillCatalog
  readonly onNotice: OnSkillNotice
}

/** Records for code a store found without one, with a notice for each skill. */
export function admitForeign(
  foreign: readonly ForeignSkill[],
  { catalog, onNotice, reservedNames, nowMs }: AdmitForeignOptions,
): readonly SkillRecord[] {
  if (foreign.length === 0) return []
  const provenance = { origin: 'skill-folder' }
  const { changes, report } = planImport(foreign, catalog, { reservedNames, provenance, nowMs })
  for (const skill of new Set(report.added)) {
    onNotice({
      type: 'foreign-skill',
      skill,
      message: `The skill ${skill} was found without a record and admitted.`,
    })
  }
  for (const { name, reason } of report.rejected) {
    onNotice({
      type: 'skill-rejected',
      skill: name,
      message: `The skill ${name} was found and not admitted: ${reason}`,
    })
  }
  return changes
}
