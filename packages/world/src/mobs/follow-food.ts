import { heldItem } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Mob } from '../context/mob.ts'
import { nearestPlayer } from './nearest-player.ts'
import { faceTowards, stand, walkTowards } from './walk-towards.ts'

const noticeBlocks = 10
const nearEnoughBlocks = 2.2
const followPace = 0.9
const thinkTicks = 5

/** Lets an animal come to a player who holds its food; false when nobody does. */
export function followFood(world: WorldContext, mob: Mob): boolean {
  const { foods } = mob.traits
  if (foods.length === 0 || world.players.length === 0) return false
  const near = nearestPlayer(world, mob.position, (player) => foods.includes(heldItem(player)?.name ?? ''))
  if (!near || near.distance > noticeBlocks) return false
  mob.mind.thinkAtTick = world.tick + thinkTicks
  const { position } = near.player
  if (near.distance > nearEnoughBlocks) walkTowards(mob, position, followPace)
  else {
    stand(mob)
    faceTowards(mob, position)
  }
  return true
}
