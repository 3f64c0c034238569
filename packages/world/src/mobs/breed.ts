import type { WorldContext } from '../context/world-context.ts'
import { giveExperience } from '../player/give-experience.ts'
import type { Mob } from './mob.ts'
import { nearestPlayer } from './nearest-player.ts'
import { spawnMob } from './spawn-mob.ts'

/** Five minutes, in which parents want no other young. */
const COOL_DOWN_TICKS = 6000
const MIN_EXPERIENCE = 1
const EXPERIENCE_SPREAD = 7
const WITNESS_BLOCKS = 16

/** Lets two animals have a young one; the player beside them gets experience. */
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
  const near = nearestPlayer(world, mother.position)
  if (near && near.distance < WITNESS_BLOCKS) {
    giveExperience(near.player, MIN_EXPERIENCE + Math.floor(world.random() * EXPERIENCE_SPREAD))
  }
}
