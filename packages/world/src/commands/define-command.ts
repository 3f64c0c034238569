import type { Command, CommandAnswer } from '../context/command.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createCommandArguments, type CommandArguments } from './command-arguments.ts'
import type { Target } from './select-targets.ts'
import type { Origin } from './parse-coordinates.ts'
import { splitWords } from './split-words.ts'

/** One use of a command with its arguments ready to be read. */
export interface CommandUse {
  readonly world: WorldContext
  readonly args: CommandArguments
  /** Player who typed it; absent when the world's own handle runs it. */
  readonly player: Player | undefined
  /** Whoever `@s` means; absent when the world's own handle runs it. */
  readonly self: Target | undefined
  readonly origin: Origin
}

/** A command as its file writes it. */
export interface CommandDefinition {
  readonly usage: string
  readonly isPublic?: boolean
  /** Reads the arguments, calls `args.end()`, acts and answers. */
  readonly run: (use: CommandUse) => CommandAnswer | string | undefined
}

/** Creates a command from its definition: it splits the words and hands out a reader of arguments. */
export function defineCommand({ usage, isPublic = false, run }: CommandDefinition): Command {
  return {
    usage,
    isPublic,
    run(world, { player, rest, source }) {
      const self = source?.self ?? player
      const origin: Origin = source
        ? { position: source.position, yaw: source.yaw, pitch: source.pitch }
        : player
          ? { position: { ...player.position }, yaw: player.yaw, pitch: player.pitch }
          : { position: world.spawn, yaw: 0, pitch: 0 }
      const args = createCommandArguments(world, { words: splitWords(rest), self, origin, usage })
      return run({ world, args, player, self, origin })
    },
  }
}
