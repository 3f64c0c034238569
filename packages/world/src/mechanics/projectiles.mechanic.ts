import type { Mechanic } from '../context/mechanic.ts'
import { flyProjectile } from '../projectiles/fly-projectile.ts'

/** Lets what was thrown or shot fly, hit and stick. */
export function createProjectiles(): Mechanic {
  return {
    name: 'projectiles',
    tickEntity: { projectile: flyProjectile },
  }
}
