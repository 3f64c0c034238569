import type { Mob } from '../context/mob.ts'
import type { Dweller } from '../context/structures.ts'
import type { WorldContext } from '../context/world-context.ts'
import { spawnMob } from './spawn-mob.ts'

/** Brings somebody who lives in a structure; absent where its bed is gone or the version has no such creature. */
export function settleDweller(world: WorldContext, dweller: Dweller): Mob | undefined {
  const { name, position, profession, home } = dweller
  const { dimension } = position
  if (home && !world.blocks.at({ ...home.bed, dimension }).name.endsWith('_bed')) return undefined
  if (/^(pillager|(elder_)?guardian|shulker)$/.test(name) && world.difficulty === 'peaceful') return undefined
  // The ground beside a building may be higher than its floor.
  let { y } = position
  for (let tries = 0; tries < 6 && world.blocks.at({ ...position, y }).isSolid; tries += 1) y += 1
  return spawnMob(world, name, {
    position: { ...position, y },
    isPersistent: true,
    ...(profession !== undefined && { profession }),
    ...(home && { home }),
  })
}
