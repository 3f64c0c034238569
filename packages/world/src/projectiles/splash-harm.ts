import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../combat/damage-player.ts'

const reachBlocks = 4
const harm = 6

/** Hurts the players around a bottle that broke, less with distance. */
export function splashHarm(world: WorldContext, place: Place, thrower: Player | Entity | undefined): void {
  for (const player of world.players.slice()) {
    const distance = distanceBetween(place, player.position)
    if (distance >= reachBlocks) continue
    damagePlayer(world, player, {
      amount: harm * (1 - distance / reachBlocks),
      source: 'magic',
      ...(thrower && { attacker: thrower }),
    })
  }
}
