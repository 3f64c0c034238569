import { hashResults, type EvaluationResults } from '../results/read-results.ts'
import { hashOf } from '../suite/hash-suite.ts'
import type { ConditionFacts } from '../trials/trial-agent.ts'
import { itemCount } from '../compare/trial-figures.ts'
import { bootstrapInterval, type Interval } from '../statistics/bootstrap.ts'
import type { TrialResult } from '../trials/trial-result.ts'
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
  /** Items of the lives that had no goal; absent where there were none. */
  readonly items?:
    | { readonly mean: number; readonly n: number; readonly interval?: Interval | undefined }
    | undefined
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
    const items = itemsOf(trialsOf(results, condition))
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
      ...(items && { items }),
      results: hashResults(results),
    })
  })
  return mergeLeaderboards(entries)
}

function itemsOf(trials: readonly TrialResult[]): LeaderboardEntry['items'] {
  const counts = trials.filter(({ status }) => status === 'measured').map(itemCount)
  if (counts.length === 0) return undefined
  const interval = bootstrapInterval(counts, { statistic: meanOf })
  return { mean: meanOf(counts), n: counts.length, ...(interval && { interval }) }
}

function meanOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0) / counts.length
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
  return [...entries.values()].toSorted(byRank)
}

/** Order of a board: by suite, then the best first. */
export function byRank(a: LeaderboardEntry, b: LeaderboardEntry): number {
  const share = ({ solved, n }: LeaderboardEntry): number => (n === 0 ? 0 : solved / n)
  return (
    a.suite.hash.localeCompare(b.suite.hash, 'en') ||
    share(b) - share(a) ||
    (b.items?.mean ?? 0) - (a.items?.mean ?? 0) ||
    a.condition.localeCompare(b.condition, 'en')
  )
}

/** Whether an entry is as it was written. */
export function isSigned({ signature, ...entry }: LeaderboardEntry): boolean {
  return hashOf(entry) === signature
}

function sign(entry: Omit<LeaderboardEntry, 'signature'>): LeaderboardEntry {
  return { ...entry, signature: hashOf(entry) }
}
