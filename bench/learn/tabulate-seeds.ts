import { toolTierNames, type RunSummary } from '@voyager-mc/evaluation'
import { rounded, type Row } from '../benchmark.ts'
import { attemptOf, describeSeed, type SeedResult } from './seed-result.ts'

// Attempts the paper's agent needed for each tier (arXiv 2305.16291, table 1).
const paperAttempts = { wooden: 6, stone: 11, iron: 21, diamond: 102 } as const

// Distinct items the paper's agent held in 160 attempts (section 3.3), and how many are wanted here.
const paperItems = 63
/** Distinct items wanted of every seed. */
export const wantedItems = 80

// Shares of the seeds that must reach a tier.
const wantedShare = { wooden: 1, stone: 1, iron: 1, diamond: 0.9 } as const

// World time in which the median seed must have a diamond pickaxe.
const wantedMinutes = 15

/** Medians and ranges over the seeds, each with its target and whether it was met. */
export function tabulateSeeds(results: readonly SeedResult[]): readonly Row[] {
  const summaries = results.map(({ summary }) => summary)
  const items = summaries.map(({ distinctItems }) => distinctItems)
  const deaths = summaries.map((summary) => summary.deaths)
  const loops = summaries.map(({ faults }) => faults['death-loop'] ?? 0)
  return [
    ...toolTierNames.flatMap((tier) => tierRows(summaries, tier)),
    {
      measure: 'distinct items',
      ...spread(items),
      paper: paperItems,
      target: `at least ${wantedItems} on every seed`,
      verdict: verdict(items.every((count) => count >= wantedItems)),
    },
    { measure: 'attempts made', ...spread(summaries.map(({ attempts }) => attempts)) },
    { measure: 'deaths', ...spread(deaths) },
    { measure: 'death loops', ...spread(loops), target: 'none', verdict: verdict(Math.max(...loops) === 0) },
    { measure: 'operator powers used', ...spread(summaries.map(powersUsed)) },
    { measure: 'wall seconds', ...spread(results.map(({ wallMs }) => Math.round(wallMs / 1000))) },
    ...results.map((result) => ({ measure: describeSeed(result) })),
  ]
}

function tierRows(summaries: readonly RunSummary[], tier: keyof typeof paperAttempts): readonly Row[] {
  const reached = summaries.flatMap(({ tiers }) => tiers.filter((found) => found.tier === tier))
  const attempts = summaries.flatMap((summary) => attemptOf(summary, tier) ?? [])
  const minutes = reached.map(({ elapsedMs }) => rounded(elapsedMs / 60_000))
  const share = reached.length / summaries.length
  const most = paperAttempts[tier]
  const isMet = share >= wantedShare[tier] && median(attempts) <= most
  const rows: Row[] = [
    {
      measure: `${tier} pickaxe, attempts`,
      reached: `${reached.length}/${summaries.length}`,
      ...spread(attempts),
      paper: most,
      target: `${wantedShare[tier] * 100} % of the seeds, median at most ${most}`,
      verdict: verdict(isMet),
    },
  ]
  if (tier !== 'diamond') return rows
  const target = `median at most ${wantedMinutes}`
  return [
    ...rows,
    {
      measure: 'diamond pickaxe, minutes of world time',
      ...spread(minutes),
      target,
      verdict: verdict(median(minutes) <= wantedMinutes),
    },
  ]
}

function verdict(isMet: boolean): string {
  return isMet ? 'ok' : 'missed'
}

function powersUsed({ operatorPowers }: RunSummary): number {
  return Object.values(operatorPowers).reduce((sum, count) => sum + count, 0)
}

function spread(values: readonly number[]): Row {
  return { median: rounded(median(values)), lowest: Math.min(...values), highest: Math.max(...values) }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
