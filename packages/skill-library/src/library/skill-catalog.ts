import { analyseSource, type SourceAnalysis } from '../compose/analyse-source.ts'
import type { SkillLookup } from '../compose/skill-lookup.ts'
import type { SkillRecord } from '../record/skill-record.ts'

/** Every record of a library in memory, by name, version, source and helper. */
export interface SkillCatalog extends SkillLookup {
  analyse(source: string): SourceAnalysis
  skill(name: string): SkillRecord | undefined
  helperOwner(name: string): SkillRecord | undefined
  put(record: SkillRecord): void
  /** The version in use: the one that is not superseded. */
  current(name: string): SkillRecord | undefined
  /** Oldest first. */
  versions(name: string): readonly SkillRecord[]
  /** The version in use of every skill, in the order of admission. */
  all(): readonly SkillRecord[]
  /** The retired ones among them. */
  retired(): readonly SkillRecord[]
}

// Analyses kept: a rollout resolves the same few programs and skills again and again.
const analysesKept = 512

export function createSkillCatalog(): SkillCatalog {
  const byName = new Map<string, Map<number, SkillRecord>>()
  const current = new Map<string, SkillRecord>()
  const retired = new Set<string>()
  const helperOwners = new Map<string, Set<string>>()
  const analyses = new Map<string, SourceAnalysis>()

  const versionsOf = (name: string): readonly SkillRecord[] =>
    [...(byName.get(name)?.values() ?? [])].sort((a, b) => a.version - b.version)
  const ownerOf = (helper: string): SkillRecord | undefined => {
    const names = [...(helperOwners.get(helper) ?? [])]
    const inUse = names
      .map((name) => current.get(name))
      .findLast((record) => record?.helpers.includes(helper))
    // A skill learned anew may have lost the helper that others still call, so older versions serve too.
    return inUse ?? names.flatMap(versionsOf).findLast(({ helpers }) => helpers.includes(helper))
  }
  return {
    put(record) {
      const versions = byName.get(record.name) ?? new Map<number, SkillRecord>()
      byName.set(record.name, versions.set(record.version, record))
      for (const helper of record.helpers) {
        helperOwners.set(helper, (helperOwners.get(helper) ?? new Set()).add(record.name))
      }
      if (record.status === 'retired') retired.add(record.name)
      else if (record.status !== 'superseded') retired.delete(record.name)
      if (record.status !== 'superseded') current.set(record.name, record)
      else if (current.get(record.name)?.version === record.version) current.delete(record.name)
    },
    current: (name) => current.get(name),
    versions: versionsOf,
    all: () => [...current.values()],
    retired: () => [...retired].flatMap((name) => current.get(name) ?? []),
    skill: (name) => current.get(name),
    helperOwner: ownerOf,
    analyse(source) {
      const known = analyses.get(source)
      if (known !== undefined) return known
      const analysis = analyseSource(source)
      analyses.set(source, analysis)
      const [oldest] = analyses.keys()
      if (analyses.size > analysesKept && oldest !== undefined) analyses.delete(oldest)
      return analysis
    },
  }
}
