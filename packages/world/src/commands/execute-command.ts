import type { CommandSource } from '../context/command-source.ts'
import { CommandError } from '../errors/command-error.ts'
import { dimensionNames, type Dimension } from '../registry/dimension.ts'
import { createCommandArguments, type CommandArguments } from './command-arguments.ts'
import type { CommandDefinition, CommandUse } from './define-command.ts'
import { isBlockArgument } from './parse-block.ts'
import { resourceName } from './resource-name.ts'
import type { Target } from './select-targets.ts'

const usage =
  '/execute (as|at <targets> | positioned <pos> | in <dimension> | if|unless (block <pos> <block> | entity <targets> | score <target> <objective> matches <range>))* run <command>'

// As many as a server can run in a tick without being noticed.
const mostSources = 1000

/** Runs a command as somebody else, somewhere else, or on conditions. */
export const executeCommand: CommandDefinition = {
  usage,
  run(use) {
    const { world, args, player } = use
    let sources: readonly CommandSource[] = [{ ...use.origin, self: use.self }]
    while (args.left > 0) {
      const word = args.word()
      if (word === 'run') return runAll(use, sources)
      const part = parts[word]
      if (!part) throw new CommandError(`Incorrect argument for command: ${word}<--[HERE], use ${usage}`)
      const words = Array.from({ length: part.words(args) }, () => args.word())
      sources = sources.flatMap((source) => {
        const self = source.self ?? player
        const reader = createCommandArguments(world, { words, self, origin: source, usage })
        const changed = part.change({ source, args: reader, use })
        reader.end()
        return changed
      })
      if (sources.length > mostSources)
        throw new CommandError(`Too many targets (maximum ${mostSources}, found ${sources.length})`)
    }
    if (sources.length === 0) throw new CommandError('Test failed')
    return `Test passed, count: ${sources.length}`
  },
}

function runAll({ world, args }: CommandUse, sources: readonly CommandSource[]): string | undefined {
  const line = args.text()
  let answer: string | undefined
  let failure: string | undefined
  let done = 0
  for (const source of sources) {
    const { self } = source
    const reply = world.commands.run(self?.kind === 'player' ? self : undefined, line, { ...source })
    if (reply.isSuccess) {
      done += 1
      answer = reply.text ?? answer
    } else failure = reply.text
  }
  if (done === 0 && failure !== undefined) throw new CommandError(failure)
  return answer
}

interface Change {
  readonly source: CommandSource
  readonly args: CommandArguments
  readonly use: CommandUse
}

interface Part {
  readonly words: (args: CommandArguments) => number
  readonly change: (change: Change) => readonly CommandSource[]
}

const one = (): number => 1

/** Targets of a selector that may find none. */
function found(args: CommandArguments): readonly Target[] {
  try {
    return args.targets()
  } catch (error) {
    if (error instanceof CommandError && /^No (player|entity) was found$/.test(error.message)) return []
    throw error
  }
}

const lookOf = ({ yaw, pitch }: Target): Pick<CommandSource, 'yaw' | 'pitch'> => ({ yaw, pitch })

const condition = (isWanted: boolean): Part => ({
  words(args) {
    const kind = args.peek()
    return kind === 'block' ? 5 : kind === 'score' ? 5 : 2
  },
  change({ source, args, use: { world } }) {
    const kind = args.choice(['block', 'entity', 'score'] as const)
    const isTrue = {
      block: () => isBlockArgument(world.blocks.at(args.block()), args.blockState()),
      entity: () => found(args).length > 0,
      score: () => scoreMatches(world.commands.scores, args),
    }[kind]()
    return isTrue === isWanted ? [source] : []
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

const parts: Readonly<Record<string, Part>> = {
  as: {
    words: one,
    change: ({ source, args }) => found(args).map((self) => ({ ...source, self })),
  },
  at: {
    words: one,
    change: ({ source, args }) =>
      found(args).map((target) => ({ ...source, position: { ...target.position }, ...lookOf(target) })),
  },
  positioned: {
    words: (args) => (args.peek() === 'as' ? 2 : 3),
    change({ source, args }) {
      if (args.peek() !== 'as') return [{ ...source, position: args.position() }]
      args.word()
      return found(args).map(({ position }) => ({ ...source, position: { ...position } }))
    },
  },
  in: {
    words: one,
    change({ source, args }) {
      const name = resourceName(args.word())
      const dimension = dimensionNames.find((each): each is Dimension => each === name)
      if (!dimension) throw new CommandError(`Unknown dimension 'minecraft:${name}'`)
      return [{ ...source, position: { ...source.position, dimension } }]
    },
  },
  if: condition(true),
  unless: condition(false),
}
