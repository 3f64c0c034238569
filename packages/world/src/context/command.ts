import type { CommandSource } from './command-source.ts'
import type { Player } from './player.ts'
import type { WorldContext } from './world-context.ts'

/** Words that a command answers with, and the number that scores keep of it. */
export interface CommandAnswer {
  /** Absent for silence. */
  readonly text: string | undefined
  readonly result: number
}

/** A slash command. */
export interface Command {
  /** The syntax for its error messages, for example `/give <targets> <item> [<count>]`. */
  readonly usage: string
  /** Whether every player may use it; only operators may by default. */
  readonly isPublic?: boolean
  /** Runs the command; a bare text counts as 1, absent is silence. Throw `CommandError` for wrong use. */
  run(world: WorldContext, call: CommandCall): CommandAnswer | string | undefined
}

/** One use of a command. */
export interface CommandCall {
  /** Player who typed it; absent when the world's own handle runs it. */
  readonly player: Player | undefined
  /** Given when another command runs this one. */
  readonly source?: CommandSource | undefined
  /** The words after the command's name. */
  readonly words: readonly string[]
  /** Everything after the command's name, unchanged. */
  readonly rest: string
}
