import type { Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Gives the place at which a player comes back to life: its bed if that still stands, else the world's spawn. */
export function respawnPlace(world: WorldContext, player: Player): Place {
  const { spawnPoint } = player
  if (spawnPoint?.bed && !world.blocks.at(spawnPoint.bed).name.endsWith('_bed')) player.spawnPoint = undefined
  const place = player.spawnPoint?.position ?? world.spawn
  const { maxY } = world.blocks.in(place.dimension)
  let free = place.y
  const isBlocked = (height: number): boolean => world.blocks.at({ ...place, y: height }).isSolid
  while (free < maxY - 2 && (isBlocked(free) || isBlocked(free + 1))) free = Math.floor(free) + 1
  return { ...place, y: free }
}
