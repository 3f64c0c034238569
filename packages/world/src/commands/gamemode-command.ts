import { gameModes } from '../context/game-mode.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'
import { selfOf } from './self-of.ts'
import { setGameMode } from './set-game-mode.ts'

/** Changes the game mode of players. */
export const gamemodeCommand: CommandDefinition = {
  usage: '/gamemode (survival|creative|adventure|spectator) [<targets>]',
  run({ world, args, player }) {
    const gameMode = args.choice(gameModes)
    const players = args.left > 0 ? args.players() : [selfOf(player)]
    args.end()
    for (const each of players) setGameMode(world, each, gameMode)
    const title = `${gameMode.charAt(0).toUpperCase()}${gameMode.slice(1)} Mode`
    const isOwn = players.length === 1 && players[0] === player
    return isOwn
      ? `Set own game mode to ${title}`
      : `Set ${describeTargets(world, players, 'players')}'s game mode to ${title}`
  },
}
