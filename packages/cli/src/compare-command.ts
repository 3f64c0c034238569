import { compareRuns, renderComparison } from '@voyager-mc/evaluation'
import { summarizeRun } from '@voyager-mc/evaluation'
import type { Command } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { needRuns } from './need-runs.ts'
import { readRun } from './read-run.ts'

/** `voyager compare RUN RUN …`: prints medians, their intervals and ranges. */
export const compareCommand: Command = {
  name: 'compare',
  words: 'RUN RUN [RUN …]',
  summary: 'medians with 95 % intervals, and ranges, of several runs',
  examples: ['voyager compare runs/seed-1 runs/seed-2 runs/seed-3'],
  flags: {},
  run: async ({ words, json }, { say }) => {
    const summaries = await Promise.all(
      needRuns(words, 'compare').map(async (directory) => summarizeRun(await readRun(directory))),
    )
    const comparison = compareRuns(summaries)
    say(json ? JSON.stringify(comparison) : renderComparison(comparison))
    return exitCodes.done
  },
}
