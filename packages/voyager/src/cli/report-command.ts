import { basename, join, resolve } from 'node:path'
import { renderSummary } from '../report/render-summary.ts'
import { summarizeRun } from '../report/summarize-run.ts'
import { writeReport } from '../report/write-report.ts'
import { readRun } from './read-run.ts'
import type { DirectoryCommand } from './directory-command.ts'

/** `voyager report RUN`: writes the report of each run and prints its table. */
export const reportCommand: DirectoryCommand = async (directories, { json, say }) => {
  for (const directory of directories) {
    const journal = await readRun(directory)
    const files = await writeReport(join(directory, 'report'), {
      journal,
      name: basename(resolve(directory)),
    })
    const summary = summarizeRun(journal)
    say(json ? JSON.stringify(summary) : `${renderSummary(summary)}\n\nWritten: ${files.join(', ')}`)
  }
}
