import type { WorldContext } from '../context/world-context.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import type { Mob } from '../context/mob.ts'
import { spawnMob } from './spawn-mob.ts'

/** Five minutes, in which parents want no other young. */
const COOL_DOWN_TICKS = 6000
const MIN_EXPERIENCE = 1
const EXPERIENCE_SPREAD = 7

/** Lets two animals have a young one; experience comes with it. */
export function breed(world: WorldContext, mother: Mob, father: Mob): void {
  for (const { mind } of [mother, father]) {
    mind.loveUntilTick = 0
    mind.breedAtTick = world.tick + COOL_DOWN_TICKS
    mind.thinkAtTick = world.tick
  }
  const coat = (world.random() < 0.5 ? mother : father).coat
  spawnMob(world, mother.typeName, {
    position: mother.position,
    isBaby: true,
    ...(coat !== undefined && { coat }),
  })
  if (!world.gamerules.doMobLoot) return
  const points = MIN_EXPERIENCE + Math.floor(world.random() * EXPERIENCE_SPREAD)
  dropExperience(world, points, mother.position)
}
