import type { WorldContext } from '../context/world-context.ts'
import { breed } from './breed.ts'
import { asMob, type Mob } from '../context/mob.ts'
import { distanceBetween } from '../context/position.ts'
import { walkTowards } from './walk-towards.ts'

const searchBlocks = 8
const togetherBlocks = 2
const pace = 0.9
const thinkTicks = 10

/** Lets an animal in love walk to another one and have a young one with it; false when it is not in love. */
export function seekMate(world: WorldContext, mob: Mob): boolean {
  if (!isInLove(world, mob)) return false
  mob.mind.thinkAtTick = world.tick + thinkTicks
  for (const entity of world.entities.all()) {
    if (entity === mob || entity.kind !== 'mob' || entity.typeName !== mob.typeName) continue
    const mate = asMob(entity)
    if (!mate || !isInLove(world, mate)) continue
    const distance = distanceBetween(mob.position, mate.position)
    if (distance > searchBlocks) continue
    if (distance <= togetherBlocks + mob.width / 2) breed(world, mob, mate)
    else walkTowards(mob, mate.position, pace)
    return true
  }
  return false
}

const isInLove = ({ tick }: WorldContext, { mind, isDead }: Mob): boolean =>
  !isDead && tick < mind.loveUntilTick
