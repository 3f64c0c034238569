import type { MutablePlace } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** A body with eyes. */
export interface Seer {
  readonly position: MutablePlace
  readonly height: number
}

const eyes = 0.85
const stepBlocks = 0.4

/** Whether two bodies are in one dimension and no solid block stands between their eyes. */
export function canSee({ blocks }: WorldContext, from: Seer, to: Seer): boolean {
  const { x, z, dimension } = from.position
  if (to.position.dimension !== dimension) return false
  const { idAt } = blocks.in(dimension)
  const y = from.position.y + from.height * eyes
  const [dx, dz] = [to.position.x - x, to.position.z - z]
  const dy = to.position.y + to.height * eyes - y
  const steps = Math.ceil(Math.hypot(dx, dy, dz) / stepBlocks)
  for (let step = 1; step < steps; step += 1) {
    const share = step / steps
    const id = idAt(Math.floor(x + dx * share), Math.floor(y + dy * share), Math.floor(z + dz * share))
    if (id !== 0 && blocks.state(id).isFullCube) return false
  }
  return true
}
