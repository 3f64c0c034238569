import { writeFiles } from '../report/write-files.ts'
import type { EvaluationResults } from '../results/read-results.ts'
import { leaderboardOf } from './leaderboard.ts'
import { renderPage } from './render-page.ts'
import { resultsCsv } from './results-csv.ts'

/**
 * Writes `index.html`, which needs nothing beside it, `results.csv`, `results.json` and `leaderboard.json` into the
 * directory; returns the paths.
 */
export async function writePages(directory: string, results: EvaluationResults): Promise<readonly string[]> {
  const files: readonly (readonly [string, string])[] = [
    ['index.html', await renderPage(results)],
    ['results.csv', resultsCsv(results)],
    ['results.json', `${JSON.stringify(results, undefined, 2)}\n`],
    ['leaderboard.json', `${JSON.stringify(leaderboardOf(results), undefined, 2)}\n`],
  ]
  return writeFiles(directory, files)
}
