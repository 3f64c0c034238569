import { InvalidArgumentError } from '@voyager-mc/core'
import { hashSource } from '../record/hash-source.ts'
import { describeFromSyntax } from '../describe/describe-from-syntax.ts'
import { compareRecords, withStatus } from '../record/lifecycle.ts'
import { assertSkillSource, makeSkillRecord } from './make-skill-record.ts'
import type { ImportReport, ImportSkillsOptions } from './managed-skill-library.ts'
import { createSkillCatalog, type SkillCatalog } from './skill-catalog.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'

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
  const draft = copyCatalog(catalog, incoming)
  const changes = new Map<string, SkillRecord>()
  const report = {
    added: [] as string[],
    unchanged: [] as string[],
    kept: [] as string[],
    rejected: [] as Rejected[],
  }
  const put = (record: SkillRecord): void => {
    draft.put(record)
    changes.set(`${record.name}@${record.version}`, record)
  }

  for (const skill of incoming) {
    const problem = rejectionOf(skill, draft, reservedNames)
    if (problem !== undefined) {
      report.rejected.push({ name: skill.name, reason: problem })
      continue
    }
    const mine = draft.current(skill.name)
    const same = draft
      .versions(skill.name)
      .find(({ contentHash }) => contentHash === hashSource(skill.source))
    if (same !== undefined) {
      report.unchanged.push(skill.name)
      continue
    }
    const record = recordFor(skill, draft, { provenance, nowMs })
    // An older version of theirs joins the history and never replaces what is in use.
    const wins =
      record.status !== 'superseded' && (mine === undefined || isPreferred(record, mine, onConflict))
    if (wins && mine !== undefined) put(withStatus(mine, 'superseded', { nowMs }))
    put(wins ? record : { ...record, status: 'superseded' })
    report[wins || record.status === 'superseded' ? 'added' : 'kept'].push(skill.name)
  }
  const names = new Set([...changes.values()].map(({ name }) => name))
  for (const name of names) {
    const newest = draft.versions(name).at(-1)
    if (draft.current(name) === undefined && newest !== undefined) put({ ...newest, status: 'active' })
  }
  return { changes: [...changes.values()].map((record) => withDependencies(record, draft)), report }
}

interface Rejected {
  readonly name: string
  readonly reason: string
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
  return onConflict === 'take-theirs'
}

function rejectionOf(
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

function recordFor(
  skill: ForeignSkill | SkillRecord,
  catalog: SkillCatalog,
  { provenance, nowMs }: { readonly provenance: SkillRecord['provenance']; readonly nowMs: number },
): SkillRecord {
  const task =
    'task' in skill ? skill.task : skill.name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  const { name, source } = skill
  const description = skill.description ?? describeFromSyntax({ name, source, task: { name: task } })
  const made = makeSkillRecord({ name, source, description, task, provenance }, catalog, nowMs)
  if (!('contentHash' in skill)) return made
  const { version, contentHash, helpers, parameters, dependencies } = made
  return {
    ...skill,
    version,
    contentHash,
    helpers,
    parameters,
    dependencies,
    provenance: { ...skill.provenance, ...provenance },
  }
}

function copyCatalog(catalog: SkillCatalog, incoming: readonly { readonly name: string }[]): SkillCatalog {
  const draft = createSkillCatalog()
  const names = new Set([...catalog.all(), ...incoming].map(({ name }) => name))
  for (const name of names) for (const record of catalog.versions(name)) draft.put(record)
  return draft
}
