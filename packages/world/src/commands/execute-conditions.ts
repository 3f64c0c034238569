import type { CommandArguments } from './command-arguments.ts'
import { foundTargets, type ExecutePart } from './execute-part.ts'
import { isBlockArgument } from './parse-block.ts'

/** Creates the part that lets a branch pass when a condition is, or is not, true. */
export const condition = (isWanted: boolean): ExecutePart => ({
  words(args) {
    const kind = args.peek()
    return kind === 'block' || kind === 'score' ? 5 : 2
  },
  change({ branch, args, use: { world } }) {
    const kind = args.choice(['block', 'entity', 'score'] as const)
    const isTrue = {
      block: () => isBlockArgument(world.blocks.at(args.block()), args.blockState()),
      entity: () => foundTargets(args).length > 0,
      score: () => scoreMatches(world.commands.scores, args),
    }[kind]()
    return isTrue === isWanted ? [branch] : []
  },
})

function scoreMatches(
  scores: ReadonlyMap<string, ReadonlyMap<string, number>>,
  args: CommandArguments,
): boolean {
  const [holder, objective] = [args.word(), args.word()]
  args.choice(['matches'])
  const [low = '', high = low] = args.word().split('..')
  const score = scores.get(objective)?.get(holder)
  if (score === undefined) return false
  return score >= (low === '' ? -Infinity : Number(low)) && score <= (high === '' ? Infinity : Number(high))
}
