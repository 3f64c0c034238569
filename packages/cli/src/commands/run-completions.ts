import { renderCompletions } from '../completions/render-completions.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { Command } from './command.ts'

/** `voyager completions SHELL`. */
export const runCompletions: Command['run'] = async ({ words: [shell = ''], known }, { say }) => {
  say(renderCompletions(shell, known))
  return exitCodes.done
}
