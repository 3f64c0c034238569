import { cleanDescription } from '../describe/clean-description.ts'
import { describeFromSyntax } from '../describe/describe-from-syntax.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { makeSkillRecord } from './make-skill-record.ts'
import type { SkillCatalog } from './skill-catalog.ts'

/** Makes the record of a skill from elsewhere: what can be known from its source is found anew, the rest is theirs. */
export function recordForImport(
  skill: ForeignSkill | SkillRecord,
  catalog: SkillCatalog,
  { provenance, nowMs }: { readonly provenance: SkillRecord['provenance']; readonly nowMs: number },
): SkillRecord {
  const { name, source } = skill
  const task = skill.task ?? name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  const description =
    cleanDescription(skill.description ?? '') ?? describeFromSyntax({ name, source, task: { name: task } })
  const made = makeSkillRecord({ name, source, description, task, provenance }, catalog, nowMs)
  if (!('contentHash' in skill)) return made
  const { version, contentHash, helpers, parameters, dependencies } = made
  return {
    ...skill,
    description,
    version,
    contentHash,
    helpers,
    parameters,
    dependencies,
    provenance: { ...skill.provenance, ...provenance },
  }
}
