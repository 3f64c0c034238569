import type { Mob } from '../context/mob.ts'
import { distanceBetween } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isSitting, isTame, ownerOf } from './tameness.ts'
import { isHorselike } from './steeds.ts'
import { stand, walkTowards } from './walk-towards.ts'

// https://minecraft.wiki/w/Wolf#Following
const nearBlocks = 3
const leapBlocks = 12
const thinkTicks = 5

/** Lets a tame creature sit where it was told to or come after its owner; false when it is wild or near enough. */
export function followOwner(world: WorldContext, mob: Mob): boolean {
  if (isHorselike(mob.typeName) || !isTame(mob)) return false
  mob.mind.thinkAtTick = world.tick + thinkTicks
  if (isSitting(mob)) {
    stand(mob)
    return true
  }
  const owner = world.players.find(({ uuid }) => uuid === ownerOf(mob))
  if (!owner || owner.isDead) return false
  const distance = distanceBetween(mob.position, owner.position)
  if (distance <= nearBlocks || distance === Infinity) return false
  if (distance > leapBlocks && owner.onGround) Object.assign(mob.position, owner.position)
  else walkTowards(mob, owner.position, 1)
  return true
}
