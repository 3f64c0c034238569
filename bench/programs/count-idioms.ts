import type { Row } from '../benchmark.ts'
import { idioms } from './idioms.ts'

// The rest of the names stand in one or two programs.
const mostHelpers = 10

/** How many programs write each thing by hand and how many call what is given for it, then the most frequent helpers. */
export function countIdioms(programs: readonly string[]): readonly Row[] {
  const count = (pattern: RegExp): number => programs.filter((source) => pattern.test(source)).length
  const counted = idioms
    .map(({ what, byHand, given, call }) => ({ what, byHand: count(byHand), calls: count(call), given }))
    .toSorted((a, b) => b.byHand - a.byHand)
  const helpers = new Map<string, number>()
  for (const name of programs.flatMap((source) => [...new Set(helpersOf(source))]))
    helpers.set(name, (helpers.get(name) ?? 0) + 1)
  const named = [...helpers]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostHelpers)
    .map(([name, byHand]) => ({ what: `helper ${name}`, byHand, calls: '', given: '' }))
  const withHelpers = programs.filter((source) => helpersOf(source).length > 0).length
  return [
    {
      what: `has helpers of its own, of ${programs.length} programs`,
      byHand: withHelpers,
      calls: '',
      given: '',
    },
    ...counted,
    ...named,
    inMost([...counted, ...named], programs.length),
  ]
}

/** What more than half of the programs write by hand is to be given to them. */
function inMost(
  rows: readonly { readonly what: string; readonly byHand: number; readonly given: string }[],
  programs: number,
): Row {
  const frequent = rows.filter(({ byHand }) => byHand > programs / 2)
  return {
    what: 'written by hand in more than half of them, and so to become a primitive',
    byHand: frequent.length,
    calls: '',
    given: frequent.map(({ what }) => what).join(', ') || 'none',
  }
}

/** Names of the functions that a program declares at its top level, but for the last one, which is what it is for. */
function helpersOf(source: string): readonly string[] {
  return [...source.matchAll(/^(?:async )?function (\w+)\s*\(/gm)].map(([, name = '']) => name).slice(0, -1)
}
