import type { Abilities } from './life-result.ts'

const everything: Abilities = { memory: true, experience: true, skills: true }

/** A row of the table: abilities of a life, and whether it inherits. */
export interface Condition {
  readonly name: string
  readonly has: Abilities
  /** Whether it takes over skills and experience of the first life in another world. */
  readonly isSecond?: true
}

/** First life, the ablations, and the second life; the others are compared with the first. */
export const conditions: readonly Condition[] = [
  { name: 'first life', has: everything },
  { name: 'second life', has: everything, isSecond: true },
  { name: 'without memory', has: { ...everything, memory: false } },
  { name: 'without experience', has: { ...everything, experience: false } },
  { name: 'without skills', has: { ...everything, skills: false } },
]
