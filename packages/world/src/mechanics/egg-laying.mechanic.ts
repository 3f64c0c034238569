import type { Mechanic } from '../context/mechanic.ts'
import { isBaby } from '../context/mob.ts'

// A hen lays every five to ten minutes; a chance per look gives the same mean.
const lookTicks = 20
const chance = lookTicks / 9000

/** Lets hens lay eggs. */
export function createEggLaying(): Mechanic {
  return {
    name: 'egg-laying',
    tickMob: {
      chicken(world, hen) {
        if ((world.tick + hen.id) % lookTicks !== 0 || world.random() >= chance) return
        if (!hen.isDead && !isBaby(hen)) {
          world.entities.dropItem({ name: 'egg', count: 1 }, { position: hen.position })
        }
      },
    },
  }
}
