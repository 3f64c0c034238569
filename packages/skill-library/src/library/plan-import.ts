import { InvalidArgumentError } from '@voyager-mc/core'
import type { ForeignSkill } from '../record/foreign-skill.ts'
import { hashSource } from '../record/hash-source.ts'
import { compareRecords, withStatus } from '../record/lifecycle.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { describeImport } from './describe-import.ts'
import type { ImportReport, ImportSkillsOptions, RefusedSkill } from './import-report.ts'
import { assertSkillSource } from './make-skill-record.ts'
import { recordForImport } from './record-for-import.ts'
import { renameClashes, type IncomingSkill } from './rename-clashes.ts'
import { createSkillCatalog, type SkillCatalog } from './skill-catalog.ts'

/** Changes an import would make; nothing has been changed yet. */
export interface ImportPlan {
  /** To be saved together; the last of several states of one version counts. */
  readonly changes: readonly SkillRecord[]
  readonly report: ImportReport
}

export interface PlanImportOptions extends Pick<ImportSkillsOptions, 'onConflict' | 'provenance'> {
  readonly reservedNames: ReadonlySet<string>
  readonly nowMs: number
}

/** Decides, skill by skill and in order, what an import adds; each decision sees the ones before it. */
export function planImport(
  incoming: readonly (ForeignSkill | SkillRecord)[],
  catalog: SkillCatalog,
  { onConflict = 'take-theirs', provenance = {}, reservedNames, nowMs }: PlanImportOptions,
): ImportPlan {
  const refused: RefusedSkill[] = []
  const sound = incoming.filter((skill) => {
    const reason = refusalOf(skill, catalog, reservedNames)
    if (reason !== undefined) refused.push({ name: skill.name, reason })
    return reason === undefined
  })
  const skills: readonly IncomingSkill[] =
    onConflict === 'rename'
      ? renameClashes(sound, catalog)
      : sound.map((skill) => ({ skill, provenance: {} }))
  const draft = copyCatalog(
    catalog,
    skills.map(({ skill }) => skill),
  )
  const changes = new Map<string, SkillRecord>()
  const put = (record: SkillRecord): void => {
    draft.put(record)
    changes.set(`${record.name}@${record.version}`, record)
  }
  for (const { skill, provenance: own } of skills) {
    const hash = hashSource(skill.source)
    if (draft.versions(skill.name).some(({ contentHash }) => contentHash === hash)) continue
    const record = recordForImport(skill, draft, { provenance: { ...provenance, ...own }, nowMs })
    const mine = draft.current(skill.name)
    // An older version of theirs joins the history and never replaces what is in use.
    const wins =
      record.status !== 'superseded' && (mine === undefined || isPreferred(record, mine, onConflict))
    if (wins && mine !== undefined) put(withStatus(mine, 'superseded', { nowMs }))
    put(wins ? record : { ...record, status: 'superseded' })
  }
  for (const name of new Set([...changes.values()].map((record) => record.name))) {
    const newest = draft.versions(name).at(-1)
    if (draft.current(name) === undefined && newest !== undefined) put({ ...newest, status: 'active' })
  }
  return {
    changes: [...changes.values()].map((record) => withDependencies(record, draft)),
    report: { ...describeImport({ before: catalog, after: draft, incoming: sound, skills }), refused },
  }
}

/** Later skills of an import may define what earlier ones call, so dependencies are found at the end. */
function withDependencies(record: SkillRecord, draft: SkillCatalog): SkillRecord {
  const names = draft.analyse(record.source).freeNames.filter((name) => name !== record.name)
  const dependencies = names.filter((name) => (draft.skill(name) ?? draft.helperOwner(name)) !== undefined)
  return { ...record, dependencies }
}

function isPreferred(
  theirs: SkillRecord,
  mine: SkillRecord,
  onConflict: NonNullable<ImportSkillsOptions['onConflict']>,
): boolean {
  if (onConflict === 'better-record') return compareRecords(theirs, mine) > 0
  return onConflict !== 'keep-mine'
}

function refusalOf(
  skill: ForeignSkill | SkillRecord,
  catalog: SkillCatalog,
  reservedNames: ReadonlySet<string>,
): string | undefined {
  try {
    assertSkillSource(skill, { catalog, reservedNames })
    return undefined
  } catch (error) {
    if (InvalidArgumentError.isInstance(error)) return error.message
    throw error
  }
}

function copyCatalog(catalog: SkillCatalog, incoming: readonly { readonly name: string }[]): SkillCatalog {
  const draft = createSkillCatalog()
  const names = new Set([...catalog.all(), ...incoming].map(({ name }) => name))
  for (const name of names) for (const record of catalog.versions(name)) draft.put(record)
  return draft
}
