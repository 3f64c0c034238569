import type { Entity } from '../context/entity.ts'
import type { Position } from '../context/position.ts'
import { offsetBy } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isWayBlocked } from '../blocks/is-way-blocked.ts'

/** Watches whether a rider moves its mount as mounts move. */
export interface RideCheck {
  /** Whether the mount may be there now; the answer counts the move. */
  mayMoveTo(world: WorldContext, vehicle: Entity, to: Position): boolean
  /** Once a tick. */
  rest(): void
}

// Boats reach 3.6 blocks a tick on blue ice; late packets may come together.
const blocksPerTick = { boat: 3.6, mob: 1 } as const
const savedTicks = 20
// A horse jumps five blocks high, a boat bobs.
const riseBlocks = { boat: 1.2, mob: 5.6 } as const
const hoverMoves = 60

/** Creates a check for somebody who has just sat up. */
export function createRideCheck(vehicle: Entity): RideCheck {
  const kind = vehicle.kind === 'boat' ? 'boat' : 'mob'
  const most = blocksPerTick[kind] * savedTicks
  let allowance = most
  let heldY = vehicle.position.y
  let hovered = 0
  return {
    mayMoveTo(world, { position, width, height }, to) {
      const target = { ...position, ...to }
      const step = Math.hypot(to.x - position.x, to.z - position.z)
      if (step > allowance || to.y - heldY > riseBlocks[kind]) return false
      const isHeld = [0.1, 0.6, 1.1].some((down) => {
        const below = world.blocks.at(offsetBy(target, { x: 0, y: -down, z: 0 }))
        return below.isSolid || below.name === 'water' || below.name === 'lava'
      })
      hovered = isHeld || to.y < position.y - 0.01 ? 0 : hovered + 1
      if (hovered > hoverMoves) return false
      if (isWayBlocked(world.blocks, { from: position, to: target, width, height })) return false
      if (isHeld) heldY = to.y
      allowance -= step
      return true
    },
    rest() {
      allowance = Math.min(most, allowance + blocksPerTick[kind])
    },
  }
}
