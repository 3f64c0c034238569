import type { JournalRecord } from '@voyager-mc/voyager/journal'

/** A skill and the skills it calls. */
export interface SkillNode {
  readonly name: string
  /** Names of other skills in its source. */
  readonly calls: readonly string[]
  /** 0 for a skill that calls none, otherwise one more than the deepest it calls. */
  readonly level: number
}

/** Event of a journal. */
export type LearnedEvent = JournalRecord['event']

/** The skills of a journal and who calls whom, in the order they were learned. */
export function skillGraph(journal: readonly Pick<JournalRecord, 'event'>[]): readonly SkillNode[] {
  const sources = new Map<string, string>()
  const written = new Map<string, string>()
  for (const { event } of journal) {
    if (event.type === 'program-write') written.set(event.program.name, event.program.source)
    if (event.type === 'skill-add') sources.set(event.name, written.get(event.name) ?? '')
  }
  const calls = new Map(
    [...sources].map(([name, source]) => [
      name,
      namesCalledIn(source).filter((other) => other !== name && sources.has(other)),
    ]),
  )
  const levels = levelsOf(calls)
  return [...calls].map(([name, callees]) => ({ name, calls: callees, level: levels.get(name) ?? 0 }))
}

/** Names that stand before a bracket and are no members, each once, in the order of the text. */
function namesCalledIn(source: string): readonly string[] {
  const matches = source.matchAll(/(?<![\w$.])([\w$]+)\s*\(/g)
  return [...new Set(Array.from(matches, ([, name = '']) => name))]
}

/** The level of every skill; each one is looked at once, and a call back to a skill that is being looked at does not count. */
function levelsOf(calls: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const levels = new Map<string, number>()
  const underWay = new Set<string>()
  const levelOf = (name: string): number => {
    const known = levels.get(name)
    if (known !== undefined) return known
    underWay.add(name)
    const below = (calls.get(name) ?? []).filter((other) => !underWay.has(other))
    const level = below.reduce((highest, other) => Math.max(highest, 1 + levelOf(other)), 0)
    underWay.delete(name)
    levels.set(name, level)
    return level
  }
  for (const name of calls.keys()) levelOf(name)
  return levels
}
