import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy } from '../context/position.ts'
import type { Mob } from '../context/mob.ts'
import type { WorldContext } from '../context/world-context.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'

/** Lets slimes that are not of the smallest size fall apart into smaller ones. */
export function createSlimes(): Mechanic {
  return { name: 'slimes', mobDied: splitSlime }
}

function splitSlime(world: WorldContext, slime: Mob): void {
  if (slime.typeName !== 'slime' || slime.size <= 1) return
  const count = 2 + Math.floor(world.random() * 3)
  const spread = slime.size / 8
  for (let part = 0; part < count; part += 1) {
    const offset = { x: part % 2 ? spread : -spread, y: 0.1, z: part > 1 ? spread : -spread }
    spawnMob(world, 'slime', {
      position: offsetBy(slime.position, offset),
      size: slime.size / 2,
    })
  }
}
