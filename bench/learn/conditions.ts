import type { Abilities } from './life-result.ts'

const everything: Abilities = { memory: true, experience: true, skills: true }

/** A row of the table: abilities of a life, and whether it inherits. */
export interface Condition {
  readonly name: string
  readonly has: Abilities
  /** Whether it takes over skills and experience of the first life in another world. */
  readonly isSecond?: true
}

/** First life, second life, and the ablations of both; what a second life lacks is compared with the second life. */
export const conditions: readonly Condition[] = [
  { name: 'first life', has: everything },
  { name: 'second life', has: everything, isSecond: true },
  { name: 'without memory', has: { ...everything, memory: false } },
  { name: 'without experience', has: { ...everything, experience: false } },
  { name: 'without skills', has: { ...everything, skills: false } },
  { name: 'second life without experience', has: { ...everything, experience: false }, isSecond: true },
  { name: 'second life without skills', has: { ...everything, skills: false }, isSecond: true },
]

/** Conditions by their names with commas between; all of them where no name is given, and none for `none`. */
export function chosenConditions(text: string | undefined): readonly Condition[] {
  if (text === undefined) return conditions
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => name !== 'none' && !conditions.some((each) => each.name === name))
  if (unknown !== undefined)
    throw new Error(
      `There is no condition ${JSON.stringify(unknown)}; BENCH_CONDITIONS takes ${conditions.map(({ name }) => name).join(', ')} or none.`,
    )
  return conditions.filter(({ name }) => names.includes(name))
}
