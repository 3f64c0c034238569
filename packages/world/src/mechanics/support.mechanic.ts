import { faces, faceOffsets } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isSupported } from '../rules/index.ts'
import { breakBlock } from '../blocks/break-block.ts'

/** Breaks blocks that lose what they hang on or stand on: torches, flowers, crops, doors. */
export function createSupport(): Mechanic {
  return {
    name: 'support',
    blockChanged(world, { position }) {
      for (const face of faces) checkSupport(world, offsetBy(position, faceOffsets[face]))
    },
  }
}

function checkSupport(world: WorldContext, position: Place): void {
  if (!world.blocks.isLoaded(position)) return
  const block = world.blocks.at(position)
  if (block.isAir || block.isFullCube) return
  const neighbour = (x: number, y: number, z: number): ReturnType<typeof world.blocks.at> =>
    world.blocks.at(offsetBy(position, { x, y, z }))
  if (!isSupported({ registry: world.registry, block, neighbour })) breakBlock(world, position)
}
