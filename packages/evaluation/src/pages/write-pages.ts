import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFileError } from '../report/describe-file-error.ts'
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
  const paths: string[] = []
  for (const [file, content] of files) {
    const path = join(directory, file)
    try {
      await mkdir(directory, { recursive: true })
      await writeFile(path, content)
    } catch (cause) {
      throw describeFileError(cause, { path, verb: 'write' })
    }
    paths.push(path)
  }
  return paths
}
