import type { JournalRecord } from '@voyager-mc/voyager/journal'

/** A skill and the skills it calls. */
export interface SkillNode {
  readonly name: string
  /** Names of other skills in its source. */
  readonly calls: readonly string[]
  /** 0 for a skill that calls none, otherwise one more than the deepest it calls. */
  readonly level: number
}

/** The skills of a journal and who calls whom, in the order they were learned. */
export function skillGraph(journal: readonly JournalRecord[]): readonly SkillNode[] {
  const sources = new Map<string, string>()
  const written = new Map<string, string>()
  for (const { event } of journal) {
    if (event.type === 'program-write') written.set(event.program.name, event.program.source)
    if (event.type === 'skill-add') sources.set(event.name, written.get(event.name) ?? '')
  }
  const names = [...sources.keys()]
  const calls = new Map(
    [...sources].map(([name, source]) => [
      name,
      names.filter((other) => other !== name && isCalled(other, source)),
    ]),
  )
  return names.map((name) => ({ name, calls: calls.get(name) ?? [], level: levelOf(name, calls) }))
}

function isCalled(name: string, source: string): boolean {
  return new RegExp(String.raw`(?<![\w$.])${name.replaceAll('$', String.raw`\$`)}\s*\(`).test(source)
}

function levelOf(
  name: string,
  calls: ReadonlyMap<string, readonly string[]>,
  above: ReadonlySet<string> = new Set(),
): number {
  const inner = new Set([...above, name])
  // Two skills that call each other would go up for ever.
  const below = (calls.get(name) ?? []).filter((other) => !inner.has(other))
  return below.length === 0 ? 0 : 1 + Math.max(...below.map((other) => levelOf(other, calls, inner)))
}
