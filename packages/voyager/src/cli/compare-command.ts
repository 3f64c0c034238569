import { compareRuns, renderComparison } from '../report/compare-runs.ts'
import { summarizeRun } from '../report/summarize-run.ts'
import { readRun } from './read-run.ts'
import type { DirectoryCommand } from './directory-command.ts'

/** `voyager compare RUN RUN …`: prints medians and ranges. */
export const compareCommand: DirectoryCommand = async (directories, { json, say }) => {
  const summaries = await Promise.all(
    directories.map(async (directory) => summarizeRun(await readRun(directory))),
  )
  const comparison = compareRuns(summaries)
  say(json ? JSON.stringify(comparison) : renderComparison(comparison))
}
