import type { Program } from '@voyager-mc/core'
import type { SkillLookup } from './skill-lookup.ts'

export interface CalledSkillsOptions {
  readonly lookup: Required<SkillLookup>
  /** True counts skills called by called skills, too; helpers taken out of other skills never count. */
  readonly isDeep: boolean
}

/** Names of the skills a program refers to, each once, in the order they are met. */
export function calledSkills(
  { source }: Program,
  { lookup, isDeep }: CalledSkillsOptions,
): readonly string[] {
  const found = new Set<string>()
  const collect = (code: string): void => {
    for (const name of lookup.analyse(code).freeNames) {
      const skill = lookup.skill(name)
      if (skill === undefined || found.has(name)) continue
      found.add(name)
      if (isDeep) collect(skill.source)
    }
  }
  collect(source)
  return [...found]
}
