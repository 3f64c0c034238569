import { successRate } from '../record/lifecycle.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { taskThings, thingKey } from './task-things.ts'

/** Names of a plan that are looked up at most. */
const mostNames = 64

/** For each name the skill in use whose task names it and whose record is best; each skill once, in the order of names. */
export function skillsForNames(
  records: readonly SkillRecord[],
  names: readonly string[],
): readonly SkillRecord[] {
  if (names.length === 0) return []
  const byThing = new Map<string, SkillRecord>()
  for (const record of records) {
    if (record.status !== 'active') continue
    for (const thing of taskThings(record)) {
      const best = byThing.get(thing)
      if (best === undefined || isBetter(record, best)) byThing.set(thing, record)
    }
  }
  const found = names.slice(0, mostNames).map((name) => byThing.get(thingKey(name)))
  return [...new Set(found.filter((record) => record !== undefined))]
}

/** A task that names one thing says more about it than one that names several. */
function isBetter(record: SkillRecord, best: SkillRecord): boolean {
  const rates = successRate(record.use) - successRate(best.use)
  return rates > 0 || (rates === 0 && record.task.length < best.task.length)
}
