import { gameModes } from '../context/game-mode.ts'
import type { Packet } from '../context/packet.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { flatSpawnFields, spawnState } from './dimension-fields.ts'

/** Gives the packet that brings a dead player back or shows another dimension. */
export function respawnPacket(world: WorldContext, player: Player): Packet {
  return {
    ...flatSpawnFields(world, player),
    previousGamemode: gameModes.indexOf(player.gameMode),
    // Keep nothing: the client rebuilds its state from the packets that follow. A flag before 1.19.3, bits after.
    copyMetadata: world.isAtLeast('1.20.5') ? 0 : false,
    worldState: spawnState(world, player),
  }
}
