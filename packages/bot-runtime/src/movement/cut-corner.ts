import { canCutCorner } from './corners.ts'
import { impossibleCost, type SearchBlock } from './search-block.ts'
import { creaturesAt, jumpHeight, type Stand } from './stand.ts'
import type { Step } from './way-node.ts'

/** A diagonal step on the level, up or down. Costs are those of pathfinder's `getMoveDiagonal`. */
export function cutCorner(stand: Stand, step: Step): void {
  const { movements, land, feet, floor, blocksLeft } = stand
  const [x, z] = [feet.x + step.x, feet.z + step.z]
  const target = land.at(x, feet.y, z)
  const up = target.physical ? 1 : 0
  if (!canCutCorner(movements, feet, step)) return
  const one = sideCost(stand, land.at(feet.x, feet.y + up, z))
  const other = sideCost(stand, land.at(x, feet.y + up, feet.z))
  let cost = Math.SQRT2 + (one < other ? one : other)
  if (cost > impossibleCost) return
  cost += movements.enterCost(land.at(x, feet.y + up, z))
  if (cost > impossibleCost) return
  cost += movements.enterCost(land.at(x, feet.y + up + 1, z))
  if (cost > impossibleCost) return
  if (feet.liquid) cost += movements.liquidCost
  if (up === 1) {
    if (target.height - floor.height > jumpHeight) return
    cost += movements.enterCost(stand.over)
    if (cost > impossibleCost) return
    return stand.reach(land.at(x, feet.y + 1, z), step, cost + 1, blocksLeft)
  }
  const ground = land.at(x, feet.y - 1, z)
  if (ground.physical || target.liquid) return stand.reach(target, step, cost, blocksLeft)
  if (!ground.safe || !(land.at(x, feet.y - 2, z).physical || ground.liquid)) return
  cost += creaturesAt(stand, ground) * movements.entityCost
  stand.reach(ground, step, cost, blocksLeft)
}

/** Cost of the way over one of the two sides of a corner, by the cell of the feet there. */
function sideCost({ movements, land, floor }: Stand, feet: SearchBlock): number {
  let cost = movements.enterCost(land.at(feet.x, feet.y + 1, feet.z))
  cost += movements.enterCost(feet)
  const ground = land.at(feet.x, feet.y - 1, feet.z)
  if (ground.height - floor.height > jumpHeight) cost += movements.enterCost(ground)
  return cost
}
