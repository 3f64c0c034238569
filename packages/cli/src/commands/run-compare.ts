import { compareRuns, renderComparison, summarizeRun } from '@voyager-mc/evaluation'
import { readRun } from '../runs/read-run.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { Command } from './command.ts'

/** `voyager compare RUN RUN …`: prints medians, their intervals and ranges. */
export const runCompare: Command['run'] = async ({ words, settings: { json } }, { say }) => {
  const runs = await Promise.all(words.map(readRun))
  const comparison = compareRuns(runs.map(({ journal }) => summarizeRun(journal)))
  say(json ? jsonLine(comparison) : renderComparison(comparison))
  return exitCodes.done
}
