import { InvalidArgumentError } from '@voyager-mc/core'
import { hashSource } from '../record/hash-source.ts'
import { unused } from '../record/lifecycle.ts'
import type { SkillCatalog } from './skill-catalog.ts'
import { isSkillName } from '../record/skill-name.ts'
import {
  longestSource,
  skillSchemaVersion,
  type SkillRecord,
  type SkillStart,
} from '../record/skill-record.ts'

/** Facts a new record is made from. */
export interface NewSkill {
  readonly name: string
  readonly source: string
  readonly description: string
  readonly task: string
  readonly taskContext?: string
  readonly provenance?: Readonly<Record<string, string | number>>
  readonly start?: SkillStart
}

/**
 * Checks that a source is a skill: it parses, and declares the function it is named after. Throws
 * `InvalidArgumentError` that says which of these does not hold.
 */
export function assertSkillSource(
  { name, source }: Pick<NewSkill, 'name' | 'source'>,
  { catalog, reservedNames }: { readonly catalog: SkillCatalog; readonly reservedNames: ReadonlySet<string> },
): void {
  if (!isSkillName(name)) {
    throw new InvalidArgumentError(
      'program.name',
      name,
      'pass a function name of at most 120 letters that not every object has.',
    )
  }
  if (reservedNames.has(name)) {
    throw new InvalidArgumentError('program.name', name, 'a primitive has this name; choose another one.')
  }
  if (source.length > longestSource) {
    throw new InvalidArgumentError(
      'program.source',
      `${source.length} characters`,
      `pass a program of at most ${longestSource}.`,
    )
  }
  const { functions } = catalog.analyse(source)
  if (!functions.some((declared) => declared.name === name)) {
    const names = functions.map((declared) => declared.name).join(', ') || 'none'
    throw new InvalidArgumentError(
      'program.name',
      name,
      `the source must declare it at top level (found: ${names}).`,
    )
  }
}

/** Makes the record of a new version; the source has been checked. */
export function makeSkillRecord(skill: NewSkill, catalog: SkillCatalog, nowMs: number): SkillRecord {
  const { functions, statements, freeNames } = catalog.analyse(skill.source)
  const newest = catalog.versions(skill.name).at(-1)
  return {
    schemaVersion: skillSchemaVersion,
    name: skill.name,
    source: skill.source,
    description: skill.description,
    task: skill.task,
    ...(skill.taskContext === undefined ? {} : { taskContext: skill.taskContext }),
    version: (newest?.version ?? 0) + 1,
    contentHash: hashSource(skill.source),
    dependencies: freeNames.filter(
      (name) => name !== skill.name && (catalog.skill(name) ?? catalog.helperOwner(name)) !== undefined,
    ),
    helpers: statements.flatMap(({ names }) => names).filter((name) => name !== skill.name),
    parameters: functions.find(({ name }) => name === skill.name)?.parameters ?? [],
    provenance: skill.provenance ?? {},
    ...(skill.start && { start: skill.start }),
    status: 'active',
    use: unused,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    statusChangedAtMs: nowMs,
  }
}
