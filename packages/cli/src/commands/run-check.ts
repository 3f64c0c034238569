import { exitCodes } from '../faults/exit-codes.ts'
import { describeParts, inspectRun } from '../runs/inspect-run.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import type { Command } from './command.ts'

/** `voyager check RUN`: looks through the home of a run, a line for each part. */
export const runCheck: Command['run'] = async ({ words: [run = ''], settings: { json } }, { say }) => {
  const parts = await inspectRun(run)
  for (const line of json ? [jsonLine(parts)] : describeParts(parts)) say(line)
  return parts.some(({ faults }) => faults.length > 0) ? exitCodes.failed : exitCodes.done
}
