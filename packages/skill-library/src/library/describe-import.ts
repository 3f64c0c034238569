import type { ForeignSkill } from '../record/foreign-skill.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { ImportReport, RenamedSkill, ReplacedSkill } from './import-report.ts'
import type { IncomingSkill } from './rename-clashes.ts'
import type { SkillCatalog } from './skill-catalog.ts'

export interface DescribeImportOptions {
  readonly before: SkillCatalog
  readonly after: SkillCatalog
  /** Skills as they came, and as they were imported, in the same order. */
  readonly incoming: readonly (ForeignSkill | SkillRecord)[]
  readonly skills: readonly IncomingSkill[]
}

/** Says of every imported name what became of it. */
export function describeImport({
  before,
  after,
  incoming,
  skills,
}: DescribeImportOptions): Omit<ImportReport, 'refused'> {
  const added: string[] = []
  const replaced: ReplacedSkill[] = []
  const renamed: RenamedSkill[] = []
  const kept: string[] = []
  const unchanged: string[] = []
  const names = new Map(skills.map(({ skill }, at) => [skill.name, incoming[at]?.name ?? skill.name]))
  for (const [name, original] of names) {
    const [mine, now] = [before.current(name), after.current(name)]
    const isGrown = after.versions(name).length > before.versions(name).length
    if (!isGrown) unchanged.push(name)
    else if (name !== original && mine === undefined) renamed.push({ name: original, as: name })
    else if (mine === undefined) added.push(name)
    else if (now !== undefined && now.version !== mine.version)
      replaced.push({ name, version: mine.version, by: now.version })
    else kept.push(name)
  }
  return { added, replaced, renamed, kept, unchanged }
}
