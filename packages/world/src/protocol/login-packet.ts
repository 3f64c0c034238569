import { gameModes } from '../context/game-mode.ts'
import type { Packet } from '../context/packet.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { dimensionNames } from '../registry/dimension.ts'
import { flatSpawnFields, recordedLogin, spawnState } from './dimension-fields.ts'

const maxPlayers = 100

/** Gives the packet that lets a client into the world. */
export function loginPacket(world: WorldContext, player: Player): Packet {
  return {
    ...recordedLogin(world),
    ...flatSpawnFields(world, player),
    entityId: player.id,
    isHardcore: false,
    previousGameMode: gameModes.indexOf(player.gameMode),
    worldNames: dimensionNames.map((name) => `minecraft:${name}`),
    maxPlayers: maxPlayers,
    viewDistance: world.viewDistanceChunks,
    simulationDistance: world.viewDistanceChunks,
    reducedDebugInfo: false,
    enableRespawnScreen: true,
    doLimitedCrafting: false,
    enforcesSecureChat: false,
    worldState: spawnState(world, player),
  }
}
