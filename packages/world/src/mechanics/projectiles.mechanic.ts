import type { Mechanic } from '../context/mechanic.ts'
import { flyProjectile } from '../projectiles/fly-projectile.ts'
import { asProjectile } from '../context/projectile.ts'

/** Lets what was thrown or shot fly, hit and stick. */
export function createProjectiles(): Mechanic {
  return {
    name: 'projectiles',
    tickEntity(world, entity) {
      const projectile = asProjectile(entity)
      if (projectile) flyProjectile(world, projectile)
    },
  }
}
