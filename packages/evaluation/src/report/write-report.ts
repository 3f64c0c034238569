import { definedOf } from '@voyager-mc/core'
import type { PriceTable } from '@voyager-mc/voyager/models'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import { checkVerdicts, type SecondCritic } from './check-verdicts.ts'
import { plotCost } from './plot-cost.ts'
import { plotItems } from './plot-items.ts'
import { plotPath } from './plot-path.ts'
import { plotSkills } from './plot-skills.ts'
import { plotTiers } from './plot-tiers.ts'
import { renderPng } from './render-png.ts'
import { renderReport } from './render-report.ts'
import { skillGraph } from './skill-graph.ts'
import { summarizeRun, type SummarizeRunOptions } from './summarize-run.ts'
import { writeFiles } from './write-files.ts'

/** Subject of a report and where it goes. */
export interface WriteReportOptions {
  readonly journal: readonly JournalRecord[]
  /** The run's name in titles. */
  readonly name: string
  /** Judges every attempt once more, for the rate of false successes; absent leaves it out. */
  readonly secondCritic?: SecondCritic
  /** Prices the model calls anew; absent keeps the prices of when they were made. */
  readonly prices?: PriceTable
  /** Attempts and skills of a checkpoint of the original, of which its journal knows nothing. */
  readonly before?: SummarizeRunOptions['before']
  /** Also writes each plot as PNG, if `@resvg/resvg-js` is installed. */
  readonly png?: boolean
}

/**
 * Writes `summary.json`, `summary.md` and the plots `items`, `tiers`, `path`, `skills` and `cost` as SVG into the
 * directory; returns the paths.
 */
export async function writeReport(
  directory: string,
  { journal, name, secondCritic, prices, before, png = false }: WriteReportOptions,
): Promise<readonly string[]> {
  const summary = summarizeRun(journal, definedOf({ prices, before }))
  const verdicts = secondCritic && (await checkVerdicts(journal, secondCritic))
  const plots = {
    items: plotItems([{ name, summary }]),
    tiers: plotTiers([{ name, summary }]),
    path: plotPath(journal),
    skills: plotSkills(skillGraph(journal)),
    cost: plotCost(summary.spending),
  }
  const data = { ...summary, ...definedOf({ verdicts }) }
  const files: (readonly [string, string | Uint8Array])[] = [
    ['summary.json', `${JSON.stringify(data, undefined, 2)}\n`],
    ['summary.md', renderReport({ name, summary, plots: Object.keys(plots), ...definedOf({ verdicts }) })],
  ]
  for (const [plot, svg] of Object.entries(plots)) {
    files.push([`${plot}.svg`, svg])
    const image = png ? await renderPng(svg) : undefined
    if (image !== undefined) files.push([`${plot}.png`, image])
  }
  return writeFiles(directory, files)
}
