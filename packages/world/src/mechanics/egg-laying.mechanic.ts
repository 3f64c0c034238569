import type { Mechanic } from '../context/mechanic.ts'
import { asMob, isBaby } from '../context/mob.ts'

// A hen lays every five to ten minutes; a chance per look gives the same mean.
const lookTicks = 20
const chance = lookTicks / 9000

/** Lets hens lay eggs. */
export function createEggLaying(): Mechanic {
  return {
    name: 'egg-laying',
    tickEntity(world, entity) {
      if (entity.kind !== 'mob' || entity.typeName !== 'chicken') return
      if ((world.tick + entity.id) % lookTicks !== 0 || world.random() >= chance) return
      const hen = asMob(entity)
      if (hen && !hen.isDead && !isBaby(hen)) {
        world.entities.dropItem({ name: 'egg', count: 1 }, { position: hen.position })
      }
    },
  }
}
