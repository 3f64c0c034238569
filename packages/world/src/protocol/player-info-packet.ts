import { gameModes } from '../context/game-mode.ts'
import type { Packet } from '../context/packet.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Gives the packet that adds players to a client's list. */
export function playerInfoPacket(world: WorldContext, players: readonly Player[]): Packet {
  const data = players.map((player) => ({
    uuid: player.uuid,
    name: player.name,
    player: { name: player.name, properties: [] },
    properties: [],
    gamemode: gameModes.indexOf(player.gameMode),
    latency: 0,
    ping: 0,
    listed: 1,
  }))
  if (!world.supports('playerInfoActionIsBitfield')) return { action: 'add_player', data }
  return {
    action: {
      _value: 0,
      add_player: true,
      update_game_mode: true,
      update_listed: true,
      update_latency: true,
    },
    data,
  }
}
