import type { Player } from '../context/player.ts'
import { blockPlace } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Sends where a player's compass points and where the player would wake. */
export function sendSpawnPoint(world: WorldContext, player: Player): void {
  const location = blockPlace(player.spawnPoint?.position ?? world.spawn)
  player.send('spawn_position', {
    location,
    angle: 0,
    globalPos: { dimensionName: `minecraft:${location.dimension}`, location },
    yaw: 0,
    pitch: 0,
  })
}
