import { faceOffsets, type Face } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { jointsOf } from '../rules/index.ts'

// A wall sees the block above it, stairs and fences those beside them.
const seen: readonly Face[] = ['north', 'south', 'west', 'east', 'down']

/** Joins fences, panes, walls and stairs with what stands beside them, and lets go what was taken away. */
export function createJoints(): Mechanic {
  return {
    name: 'joints',
    blockChanged(world, { position }) {
      join(world, position)
      for (const face of seen) join(world, offsetBy(position, faceOffsets[face]))
    },
  }
}

function join(world: WorldContext, place: Place): void {
  if (!world.blocks.isLoaded(place)) return
  const block = world.blocks.at(place)
  if (block.isAir || block.isFullCube) return
  const joints = jointsOf(block, (direction) => world.blocks.at(offsetBy(place, faceOffsets[direction])))
  // An update that changes nothing tells nobody, so that this ends.
  if (joints) world.blocks.update(place, joints)
}
