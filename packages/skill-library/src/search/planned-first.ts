import type { SkillRecord } from '../record/skill-record.ts'
import { keyOf } from './search-text.ts'
import type { FoundRecord } from './skill-search.ts'

export interface PlannedFirstOptions {
  /** Skills for what a plan goes over, the most telling first. */
  readonly named: readonly SkillRecord[]
  readonly limit: number
}

// From here on a skill does what the task says. On the labelled set of bench/ nine of ten right skills of questions with a
// plan score above 0.32 and nine of ten wrong ones below 0.37; what merely has words of a step in it scores less.
const resemblance = 0.4

/** Puts skills for what a plan goes over behind those that resemble the task, and before those that hardly do. */
export function plannedFirst(
  near: readonly FoundRecord[],
  { named, limit }: PlannedFirstOptions,
): readonly FoundRecord[] {
  if (named.length === 0) return near
  const byKey = new Map(near.filter(({ score }) => score >= resemblance).map((found) => [found.key, found]))
  const scores = new Map(near.map(({ key, score }) => [key, score]))
  for (const record of named) {
    const key = keyOf(record)
    if (!byKey.has(key)) byKey.set(key, { key, score: scores.get(key) ?? 0 })
  }
  for (const found of near) if (!byKey.has(found.key)) byKey.set(found.key, found)
  return [...byKey.values()].slice(0, limit)
}
