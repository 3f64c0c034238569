import type { CommandSource } from './command-source.ts'
import type { Player } from './player.ts'
import type { Team } from './team.ts'

/** The answer of a command. */
export interface CommandReply {
  readonly isSuccess: boolean
  /** Absent when the command has nothing to say. */
  readonly text: string | undefined
  /** Number of things found or changed, as scores keep it; 0 for a failure. */
  readonly result: number
}

/** Takes the slash commands of players and of the world's own handle, which names no player. */
export interface CommandDesk {
  /** Runs a command without its slash; what comes with a source was allowed already. */
  run(player: Player | undefined, line: string, source?: CommandSource): CommandReply
  /** Words that entities and players are marked with, by their UUID. */
  readonly tags: Map<string, Set<string>>
  /** Scores by objective and name. */
  readonly scores: Map<string, Map<string, number>>
  /** Teams by name. */
  readonly teams: Map<string, Team>
  /** The syntax of every command that somebody may use, by name. */
  usages(player: Player | undefined): ReadonlyMap<string, string>
}
