import { gameModes, type GameMode } from '../context/game-mode.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { sendAbilities } from '../inventory/send-abilities.ts'

/** Changes what a player may do and tells everyone. */
export function setGameMode(world: WorldContext, player: Player, gameMode: GameMode): void {
  player.gameMode = gameMode
  player.fallFromY = player.position.y
  const onWire = gameModes.indexOf(gameMode)
  player.send('game_state_change', { reason: 'change_game_mode', gameMode: onWire })
  sendAbilities(player)
  const isBitfield = world.supports('playerInfoActionIsBitfield')
  world.broadcast('player_info', {
    action: isBitfield ? { _value: 0, update_game_mode: true } : 'update_game_mode',
    data: [{ uuid: player.uuid, gamemode: onWire }],
  })
}
