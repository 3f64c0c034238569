import type { Command } from '../context/command.ts'
import type { CommandDesk } from '../context/command-desk.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'

/** Opens the desk for the commands of a world, which may be complete later only. */
export function createCommandDesk(
  commands: ReadonlyMap<string, Command>,
  world: () => WorldContext,
): CommandDesk {
  return {
    tags: new Map(),
    scores: new Map(),
    teams: new Map(),
    run(player, line, source) {
      const [head = '', ...words] = line.trim().split(/\s+/)
      const name = head.replace(/^minecraft:/, '')
      const command = commands.get(name)
      if (!command || !(source || isAllowed(player, command))) {
        return {
          isSuccess: false,
          text: `Unknown or incomplete command, see below for error: ${head}<--[HERE]`,
          result: 0,
        }
      }
      try {
        const answer = command.run(world(), {
          player,
          words,
          rest: line.trim().slice(head.length).trim(),
          source,
        })
        if (typeof answer === 'object') return { isSuccess: true, ...answer }
        return { isSuccess: true, text: answer, result: 1 }
      } catch (error) {
        if (error instanceof CommandError) return { isSuccess: false, text: error.message, result: 0 }
        world().events.emit('error', { error, during: `command ${name}` })
        return {
          isSuccess: false,
          text: 'An unexpected error occurred trying to execute that command',
          result: 0,
        }
      }
    },
    usages: (player) =>
      new Map(
        [...commands]
          .filter(([, command]) => isAllowed(player, command))
          .map(([name, { usage }]) => [name, usage]),
      ),
  }
}

function isAllowed(player: Player | undefined, { isPublic }: Command): boolean {
  return player === undefined || player.isOperator || isPublic === true
}
