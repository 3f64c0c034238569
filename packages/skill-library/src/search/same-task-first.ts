import type { SkillRecord } from '../record/skill-record.ts'
import type { FoundRecord } from './skill-search.ts'
import { keyOf } from './search-text.ts'

export interface SameTaskFirstOptions {
  readonly records: readonly SkillRecord[]
  readonly task: string
  readonly limit: number
}

/** Puts skills learned for the very same task before those that only resemble it. */
export function sameTaskFirst(
  found: readonly FoundRecord[],
  { records, task, limit }: SameTaskFirstOptions,
): readonly FoundRecord[] {
  const wanted = taskKey(task)
  if (wanted === '' || limit < 1) return found
  const isSame = ({ status, task: learned }: SkillRecord): boolean =>
    status === 'active' && taskKey(learned) === wanted
  const same = new Set(records.filter(isSame).map(keyOf))
  if (same.size === 0) return found
  const scores = new Map(found.map(({ key, score }) => [key, score]))
  const first = [...same].map((key) => ({ key, score: scores.get(key) ?? 1 }))
  return [...first, ...found.filter(({ key }) => !same.has(key))].slice(0, limit)
}

/** A task without what does not tell tasks apart: case, spaces, underscores and a full stop. */
const taskKey = (task: string): string =>
  task
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/\.$/, '')
    .trim()
