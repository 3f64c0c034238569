import type { WorldContext } from '../context/world-context.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import type { Mob } from '../context/mob.ts'
import { spawnMob } from './spawn-mob.ts'

/** Five minutes, in which parents want no other young. */
const coolDownTicks = 6000
const minExperience = 1
const experienceSpread = 7

/** Lets two animals have a young one; experience comes with it. */
export function breed(world: WorldContext, mother: Mob, father: Mob): void {
  for (const { mind } of [mother, father]) {
    mind.loveUntilTick = 0
    mind.breedAtTick = world.tick + coolDownTicks
    mind.thinkAtTick = world.tick
  }
  if (mother.typeName === 'turtle') {
    // The young ones come of eggs.
    world.entities.setMetadata(mother, 'has_egg', { type: 'boolean', value: true })
    return
  }
  const coat = (world.random() < 0.5 ? mother : father).coat
  spawnMob(world, mother.typeName, {
    position: mother.position,
    isBaby: true,
    ...(coat !== undefined && { coat }),
  })
  if (!world.gamerules.doMobLoot) return
  const points = minExperience + Math.floor(world.random() * experienceSpread)
  dropExperience(world, points, mother.position)
}
