import type { SkillRecord } from '../record/skill-record.ts'

/** Names the readable files of each version: `name`, then `nameV2`, `nameV3`, as the original does. */
export interface SkillFileNames {
  /** File name without folder and ending; the same record always gets the same one. */
  stemOf(this: void, record: Pick<SkillRecord, 'name' | 'version'>): string
}

/**
 * Makes a naming that depends only on the order of records. A skill named like another one's version
 * file gets the next free number; names that differ in case only are kept apart for all file systems.
 */
export function skillFileNames(): SkillFileNames {
  const stems = new Map<string, string>()
  const taken = new Set<string>()
  return {
    stemOf({ name, version }) {
      const key = `${name}@${version}`
      const known = stems.get(key)
      if (known !== undefined) return known
      let stem = version === 1 ? name : `${name}V${version}`
      for (let next = Math.max(2, version); taken.has(stem.toLowerCase()); next += 1) stem = `${name}V${next}`
      stems.set(key, stem)
      taken.add(stem.toLowerCase())
      return stem
    },
  }
}
