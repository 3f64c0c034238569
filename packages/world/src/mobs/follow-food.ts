import { heldItem } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Mob } from '../context/mob.ts'
import { nearestPlayer } from './nearest-player.ts'
import { faceTowards, stand, walkTowards } from './walk-towards.ts'

const NOTICE_BLOCKS = 10
const NEAR_ENOUGH_BLOCKS = 2.2
const FOLLOW_PACE = 0.9
const THINK_TICKS = 5

/** Lets an animal come to a player who holds its food; false when nobody does. */
export function followFood(world: WorldContext, mob: Mob): boolean {
  const { foods } = mob.traits
  if (foods.length === 0 || world.players.length === 0) return false
  const near = nearestPlayer(world, mob.position, (player) => foods.includes(heldItem(player)?.name ?? ''))
  if (!near || near.distance > NOTICE_BLOCKS) return false
  mob.mind.thinkAtTick = world.tick + THINK_TICKS
  const { position } = near.player
  if (near.distance > NEAR_ENOUGH_BLOCKS) walkTowards(mob, position, FOLLOW_PACE)
  else {
    stand(mob)
    faceTowards(mob, position)
  }
  return true
}
