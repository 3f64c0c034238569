import { renameUses } from '../compose/rename-uses.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'
import { hashSource } from '../record/hash-source.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { SkillCatalog } from './skill-catalog.ts'

/** A skill of an import, with facts that join its provenance. */
export interface IncomingSkill {
  readonly skill: ForeignSkill | SkillRecord
  readonly provenance: SkillRecord['provenance']
}

/**
 * Gives free names to skills of an import that clash with other skills of the library, also where the import calls them.
 * A skill that was renamed by an earlier import gets the same name again.
 */
export function renameClashes(
  incoming: readonly (ForeignSkill | SkillRecord)[],
  catalog: SkillCatalog,
): readonly IncomingSkill[] {
  const names = new Set(incoming.map(({ name }) => name))
  const former = formerNames(catalog)
  const newNames = new Map<string, string>()
  for (const name of names) {
    const versions = incoming.filter((skill) => skill.name === name).map(({ source }) => hashSource(source))
    const isClash =
      catalog.current(name) !== undefined &&
      !catalog.versions(name).some(({ contentHash }) => versions.includes(contentHash))
    if (!isClash) continue
    const known = versions.map((hash) => former.get(`${name} ${hash}`)).find((as) => as !== undefined)
    const isTaken = (wanted: string): boolean => names.has(wanted) || catalog.current(wanted) !== undefined
    newNames.set(name, known ?? freeName(name, isTaken))
  }
  return incoming.map((skill) => renamed(skill, newNames, catalog))
}

/** Names that earlier imports gave, by the name and hash a skill had before. */
function formerNames(catalog: SkillCatalog): ReadonlyMap<string, string> {
  const versions = catalog.all().flatMap(({ name }) => catalog.versions(name))
  return new Map(
    versions.map(({ name, provenance }) => [
      `${provenance['originalName']} ${provenance['originalHash']}`,
      name,
    ]),
  )
}

function freeName(name: string, isTaken: (wanted: string) => boolean): string {
  let number = 2
  while (isTaken(`${name}${number}`)) number += 1
  return `${name}${number}`
}

function renamed(
  skill: ForeignSkill | SkillRecord,
  newNames: ReadonlyMap<string, string>,
  catalog: SkillCatalog,
): IncomingSkill {
  const { uses } = catalog.analyse(skill.source)
  const newName = (name: string): string | undefined => newNames.get(name)
  // A name of its own that is called as another skill is its own business, apart from the function it is named after.
  const source = renameUses(skill.source, uses, ({ name, binding }) =>
    binding === 'free' || name === skill.name ? newName(name) : undefined,
  )
  const as = newName(skill.name)
  if (source === skill.source && as === undefined) return { skill, provenance: {} }
  return {
    skill: { ...skill, name: as ?? skill.name, source },
    provenance: { originalName: skill.name, originalHash: hashSource(skill.source) },
  }
}
