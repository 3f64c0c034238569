import { definedOf } from '@voyager-mc/core'
import { median } from 'simple-statistics'
import { bootstrapInterval, type Interval } from '../statistics/bootstrap.ts'
import type { RunSummary } from './run-summary.ts'
import { toolTierNames, type ToolTier } from './tool-tiers.ts'

/** A figure over several runs. */
export interface Spread {
  /** Runs that have the figure. */
  readonly count: number
  /** Absent when no run has it. */
  readonly median?: number
  /** 95 % interval of the median; absent for fewer than five runs. */
  readonly interval?: Interval
  readonly lowest?: number
  readonly highest?: number
}

/** Several runs side by side. */
export interface RunComparison {
  readonly runs: number
  readonly attempts: Spread
  readonly tasksCompleted: Spread
  readonly skills: Spread
  readonly distinctItems: Spread
  readonly deaths: Spread
  readonly distanceBlocks: Spread
  /** Chunks visited. */
  readonly chunks: Spread
  /** Tokens of all model calls, input and output. */
  readonly tokens: Spread
  /** US dollars of all model calls. */
  readonly costUsd: Spread
  /** Attempts to each tier; runs that did not reach it are missing from the count. */
  readonly tiers: Readonly<Record<ToolTier, Spread>>
}

/** Medians and ranges of several runs' figures. */
export function compareRuns(summaries: readonly RunSummary[]): RunComparison {
  const over = (figure: (summary: RunSummary) => number): Spread => spread(summaries.map(figure))
  const tier = (name: ToolTier): Spread =>
    spread(
      summaries
        .flatMap(({ tiers }) => tiers.filter((reached) => reached.tier === name))
        .map(({ attempt }) => attempt),
    )
  return {
    runs: summaries.length,
    attempts: over(({ attempts }) => attempts),
    tasksCompleted: over(({ tasksCompleted }) => tasksCompleted),
    skills: over(({ skills }) => skills.length),
    distinctItems: over(({ distinctItems }) => distinctItems),
    deaths: over(({ deaths }) => deaths),
    distanceBlocks: over(({ distanceBlocks }) => distanceBlocks),
    chunks: over(({ coverage }) => coverage.chunks),
    tokens: over(({ spending: { total } }) => total.inputTokens + total.outputTokens),
    costUsd: over(({ spending }) => spending.total.costUsd),
    tiers: { wooden: tier('wooden'), stone: tier('stone'), iron: tier('iron'), diamond: tier('diamond') },
  }
}

/** A comparison as a Markdown table. */
export function renderComparison(comparison: RunComparison): string {
  const { runs, tiers, ...figures } = comparison
  const rows = [
    ['Attempts', figures.attempts],
    ['Tasks completed', figures.tasksCompleted],
    ['Skills', figures.skills],
    ['Distinct items', figures.distinctItems],
    ['Deaths', figures.deaths],
    ['Distance in blocks', figures.distanceBlocks],
    ['Chunks visited', figures.chunks],
    ['Tokens', figures.tokens],
    ['Dollars', figures.costUsd],
    ...toolTierNames.map((tier) => [`Attempts to ${tier}`, tiers[tier]] as const),
  ] as const
  return [
    `| Figure (n = ${runs}) | Runs | Median | 95 % interval | Range |`,
    '|---|---|---|---|---|',
    ...rows.map(([name, { count, median, interval, lowest, highest }]) =>
      median === undefined
        ? `| ${name} | 0 | – | – | – |`
        : `| ${name} | ${count} | ${median} | ${interval?.join(' to ') ?? '–'} | ${lowest} to ${highest} |`,
    ),
  ].join('\n')
}

function spread(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b)
  const [lowest] = sorted
  const highest = sorted.at(-1)
  if (lowest === undefined || highest === undefined) return { count: 0 }
  const interval = bootstrapInterval(sorted, { statistic: median })
  return {
    count: sorted.length,
    median: median(sorted),
    lowest,
    highest,
    ...definedOf({ interval }),
  }
}
