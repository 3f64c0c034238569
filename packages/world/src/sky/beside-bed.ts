import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

const MATTRESS_HEIGHT = 0.5625

const STEPS = [-1, 0, 1, 2, -2]

/** Where somebody stands who gets out of a bed: free ground next to it, or on the mattress when there is none. */
export function besideBed(world: WorldContext, head: Position): Position {
  const isFree = (x: number, y: number, z: number): boolean =>
    !world.blocks.at({ x, y, z }).isSolid && !world.blocks.at({ x, y: y + 1, z }).isSolid
  for (const down of [0, 1, -1]) {
    for (const dx of STEPS) {
      for (const dz of STEPS) {
        const [x, y, z] = [head.x + dx, head.y - down, head.z + dz]
        const ground = world.blocks.at({ x, y: y - 1, z })
        if (ground.isFullCube && isFree(x, y, z)) return { x: x + 0.5, y, z: z + 0.5 }
      }
    }
  }
  return { x: head.x + 0.5, y: head.y + MATTRESS_HEIGHT, z: head.z + 0.5 }
}
