import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'

/** What a command answers. */
export interface CommandReply {
  readonly isSuccess: boolean
  /** Absent when the command has nothing to say. */
  readonly text: string | undefined
}

/** Runs a slash command, without its slash, for a player or for the world's own handle. */
export function runCommand(world: WorldContext, player: Player | undefined, line: string): CommandReply {
  const [head = '', ...words] = line.trim().split(/\s+/)
  const name = head.replace(/^minecraft:/, '')
  const command = world.commands.get(name)
  const isAllowed = player === undefined || player.isOperator || command?.isPublic === true
  if (!command || !isAllowed) {
    return { isSuccess: false, text: `Unknown or incomplete command, see below for error: ${head}<--[HERE]` }
  }
  try {
    const text = command.run(world, { player, words, rest: line.trim().slice(head.length).trim() })
    return { isSuccess: true, text }
  } catch (error) {
    if (error instanceof CommandError) return { isSuccess: false, text: error.message }
    world.events.emit('error', { error, during: `command ${name}` })
    return { isSuccess: false, text: 'An unexpected error occurred trying to execute that command' }
  }
}
