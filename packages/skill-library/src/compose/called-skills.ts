import type { Program } from '@voyager-mc/core'
import type { SkillCatalog } from '../skill-catalog.ts'

export interface CalledSkillsOptions {
  readonly catalog: SkillCatalog
  /** Whether skills called by called skills count; helpers taken out of other skills never do. */
  readonly isDeep: boolean
}

/** Names of the skills a program refers to, each once, in the order they are met. */
export function calledSkills(
  { source }: Program,
  { catalog, isDeep }: CalledSkillsOptions,
): readonly string[] {
  const found = new Set<string>()
  const collect = (code: string): void => {
    for (const name of catalog.analyse(code).freeNames) {
      const skill = catalog.skill(name)
      if (skill === undefined || found.has(name)) continue
      found.add(name)
      if (isDeep) collect(skill.source)
    }
  }
  collect(source)
  return [...found]
}
