import { successRate } from './lifecycle.ts'
import type { SkillRecord } from './skill-record.ts'

/** Uses of a version, and of the one it is held against, before their records say anything. */
export const usesToCompare = 4

/** Share of successes by which an older version has to be ahead: one failure among few uses is no reason to change. */
const leastLead = 0.2

/**
 * The superseded version whose record is clearly better than that of the version in use, the best of several;
 * undefined when there is none, or when too little is known of either. One that its replay refused never comes back.
 */
export function betterVersion(
  current: SkillRecord,
  versions: readonly SkillRecord[],
): SkillRecord | undefined {
  if (usesOf(current) < usesToCompare) return undefined
  const bar = successRate(current.use) + leastLead
  return versions
    .filter(
      (record) =>
        record.status === 'superseded' &&
        record.version !== current.version &&
        record.promotion?.status !== 'failed' &&
        usesOf(record) >= usesToCompare &&
        successRate(record.use) >= bar,
    )
    .toSorted((a, b) => successRate(b.use) - successRate(a.use) || b.version - a.version)[0]
}

function usesOf({ use }: SkillRecord): number {
  return use.successes + use.failures
}
