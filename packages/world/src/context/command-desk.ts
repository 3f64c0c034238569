import type { Player } from './player.ts'

/** The answer of a command. */
export interface CommandReply {
  readonly isSuccess: boolean
  /** Absent when the command has nothing to say. */
  readonly text: string | undefined
}

/** Takes the slash commands of players and of the world's own handle, which names no player. */
export interface CommandDesk {
  /** Runs a command without its slash. */
  run(player: Player | undefined, line: string): CommandReply
  /** The syntax of every command that somebody may use, by name. */
  usages(player: Player | undefined): ReadonlyMap<string, string>
}
