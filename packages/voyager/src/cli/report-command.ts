import { basename, join, resolve } from 'node:path'
import { renderSummary } from '../report/render-summary.ts'
import { summarizeRun } from '../report/summarize-run.ts'
import { writeReport } from '../report/write-report.ts'
import type { Command } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { needRuns } from './need-runs.ts'
import { readRun } from './read-run.ts'

/** `voyager report RUN`: writes the report of each run and prints its table. */
export const reportCommand: Command = {
  name: 'report',
  words: 'RUN [RUN …]',
  summary: 'write RUN/report: figures, table, plots',
  examples: ['voyager report runs/first', 'voyager report runs/first --json'],
  flags: {},
  run: async ({ words, json }, { say }) => {
    for (const directory of needRuns(words, 'report')) {
      const journal = await readRun(directory)
      const files = await writeReport(join(directory, 'report'), {
        journal,
        name: basename(resolve(directory)),
      })
      const summary = summarizeRun(journal)
      say(json ? JSON.stringify(summary) : `${renderSummary(summary)}\n\nWritten: ${files.join(', ')}`)
    }
    return exitCodes.done
  },
}
