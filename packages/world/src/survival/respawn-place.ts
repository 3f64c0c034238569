import type { Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Gives the place at which a player comes back to life: its bed or anchor if that still works, else the world's spawn. */
export function respawnPlace(world: WorldContext, player: Player): Place {
  const { spawnPoint } = player
  if (spawnPoint?.bed && !isUsable(world, spawnPoint.bed)) player.spawnPoint = undefined
  const place = player.spawnPoint?.position ?? world.spawn
  const { maxY } = world.blocks.in(place.dimension)
  let free = place.y
  const isBlocked = (height: number): boolean => world.blocks.at({ ...place, y: height }).isSolid
  while (free < maxY - 2 && (isBlocked(free) || isBlocked(free + 1))) free = Math.floor(free) + 1
  return { ...place, y: free }
}

// A bed that stands, or an anchor with a charge.
function isUsable(world: WorldContext, place: Place): boolean {
  const { name, properties } = world.blocks.at(place)
  return name.endsWith('_bed') || (name === 'respawn_anchor' && Number(properties['charges']) > 0)
}
