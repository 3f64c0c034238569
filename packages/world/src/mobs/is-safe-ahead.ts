import type { WorldContext } from '../context/world-context.ts'
import type { Mob } from '../context/mob.ts'

// Drops that calm mobs avoid and that hunters accept, in blocks.
const calmDrop = 2
const huntingDrop = 3

const dangerous = new Set([
  'lava',
  'fire',
  'soul_fire',
  'cactus',
  'magma_block',
  'sweet_berry_bush',
  'campfire',
])

/** Whether the next step in a direction leads neither over a cliff nor into something that hurts or drowns. */
export function isSafeAhead(
  world: WorldContext,
  mob: Mob,
  direction: { readonly x: number; readonly z: number },
): boolean {
  const { blocks } = world
  const { idAt } = blocks.in(mob.position.dimension)
  const reach = mob.width / 2 + 0.5
  const x = Math.floor(mob.position.x + direction.x * reach)
  const z = Math.floor(mob.position.z + direction.z * reach)
  const y = Math.floor(mob.position.y + 0.01)
  const isHunting = mob.mind.target !== undefined
  const ahead = blocks.state(idAt(x, y, z))
  if (dangerous.has(ahead.name)) return false
  // A wall or a step up; the legs find out which.
  if (ahead.isSolid) return true
  const drop = isHunting ? huntingDrop : calmDrop
  for (let below = 1; below <= drop + 1; below += 1) {
    const state = blocks.state(idAt(x, y - below, z))
    if (dangerous.has(state.name)) return false
    if (state.name === 'water') return isHunting
    if (state.isSolid) return true
  }
  return false
}
