import { hashResults, type EvaluationResults } from '../results/read-results.ts'
import { hashOf } from '../suite/hash-suite.ts'
import type { ConditionFacts } from '../trials/trial-agent.ts'
import type { Interval } from '../statistics/bootstrap.ts'
import { solvedShare, trialsOf } from './group-trials.ts'

/** One condition of an evaluation, so that results of two people can be laid side by side. */
export interface LeaderboardEntry {
  readonly suite: { readonly name: string; readonly version: number; readonly hash: string }
  readonly code: ConditionFacts
  readonly condition: string
  readonly facts: ConditionFacts
  readonly sight: EvaluationResults['sight']
  readonly seeds: readonly number[]
  readonly solved: number
  readonly n: number
  /** 95 % interval of the share. */
  readonly interval: Interval
  /** Hash of all results it rests on. */
  readonly results: string
  /** Hash of everything above; an entry that was changed by hand does not have its own. */
  readonly signature: string
}

/** The entries of an evaluation, best first. */
export function leaderboardOf(results: EvaluationResults): readonly LeaderboardEntry[] {
  const { suite, code, sight, seeds } = results
  const { name, version, hash } = suite
  const entries = results.conditions.map(({ name: condition, facts }) => {
    const { count, n, interval } = solvedShare(trialsOf(results, condition))
    return sign({
      suite: { name, version, hash },
      code,
      condition,
      facts,
      sight,
      seeds,
      solved: count,
      n,
      interval,
      results: hashResults(results),
    })
  })
  return mergeLeaderboards(entries)
}

/** Entries of several boards together, each once, best first; those whose signature is not their own are left out. */
export function mergeLeaderboards(
  ...boards: readonly (readonly LeaderboardEntry[])[]
): readonly LeaderboardEntry[] {
  const entries = new Map(
    boards
      .flat()
      .filter(isSigned)
      .map((entry) => [entry.signature, entry]),
  )
  const share = ({ solved, n }: LeaderboardEntry): number => (n === 0 ? 0 : solved / n)
  return [...entries.values()].toSorted(
    (a, b) =>
      a.suite.hash.localeCompare(b.suite.hash, 'en') ||
      share(b) - share(a) ||
      a.condition.localeCompare(b.condition, 'en'),
  )
}

/** Whether an entry is as it was written. */
export function isSigned({ signature, ...entry }: LeaderboardEntry): boolean {
  return hashOf(entry) === signature
}

function sign(entry: Omit<LeaderboardEntry, 'signature'>): LeaderboardEntry {
  return { ...entry, signature: hashOf(entry) }
}
