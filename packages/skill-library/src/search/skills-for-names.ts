import { successRate } from '../record/lifecycle.ts'
import type { SkillRecord } from '../record/skill-record.ts'

/** Names of a plan that are looked up at most. */
const mostNames = 64

/** For each name the skill in use whose task names it and whose record is best; each skill once, in the order of names. */
export function skillsForNames(
  records: readonly SkillRecord[],
  names: readonly string[],
): readonly SkillRecord[] {
  if (names.length === 0) return []
  const byWord = new Map<string, SkillRecord>()
  for (const record of records) {
    if (record.status !== 'active') continue
    for (const word of wordsOf(record.task)) {
      const best = byWord.get(word)
      if (best === undefined || isBetter(record, best)) byWord.set(word, record)
    }
  }
  const found = names.slice(0, mostNames).map((name) => byWord.get(name.toLowerCase()))
  return [...new Set(found.filter((record) => record !== undefined))]
}

function wordsOf(task: string): readonly string[] {
  return task.toLowerCase().match(/[a-z0-9_]+/g) ?? []
}

/** A task that names one thing says more about it than one that names several. */
function isBetter(record: SkillRecord, best: SkillRecord): boolean {
  const rates = successRate(record.use) - successRate(best.use)
  return rates > 0 || (rates === 0 && record.task.length < best.task.length)
}
