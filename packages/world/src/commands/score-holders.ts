import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandArguments } from './command-arguments.ts'

const longestName = 64

/** Players of a selector by their names, or the name that is written, whoever it is. */
export function readHolders(args: CommandArguments): readonly string[] {
  if (args.peek().startsWith('@')) return args.players().map(({ name }) => name)
  return [args.word().slice(0, longestName)]
}

/** Scores of an objective by holder; throws `CommandError` when nobody made it. */
export function scoresOf({ commands }: WorldContext, objective: string): Map<string, number> {
  const scores = commands.scores.get(objective)
  if (scores) return scores
  throw new CommandError(`Unknown scoreboard objective '${objective}'`)
}
