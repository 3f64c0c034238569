import type { MetadataValue } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { metadataEntries } from '../protocol/entity-metadata.ts'

/** Shows metadata of a player, by minecraft-data's key names, to the player and to everyone near. */
export function sendPlayerMetadata(
  world: WorldContext,
  player: Player,
  values: Readonly<Record<string, MetadataValue>>,
): void {
  const metadata = metadataEntries(world, { typeName: 'player', metadata: new Map(Object.entries(values)) })
  if (metadata.length === 0) return
  const params = { entityId: player.id, metadata }
  player.send('entity_metadata', params)
  world.broadcastNear(player, 'entity_metadata', params)
}
