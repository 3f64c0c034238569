import { impossibleCost } from './search-block.ts'
import { clearingCost, creaturesAt, type Stand } from './stand.ts'
import type { Step } from './way-node.ts'

/** A step straight down. Costs are those of pathfinder's `getMoveDown`. */
export function sink(stand: Stand, step: Step): void {
  const { movements, feet, floor, blocksLeft } = stand
  if (feet.liquid) return
  if (!floor.safe && (!movements.allowStraightDown || movements.hangsBelow(feet, step))) return
  const landing = movements.landingBelow(feet, step)
  if (!landing) return
  const cost = 1 + movements.enterCost(floor)
  if (cost > impossibleCost) return
  stand.reach(landing, step, cost + creaturesAt(stand, landing) * movements.entityCost, blocksLeft)
}

// A body cannot jump high enough to build below itself from so far below the top of a block.
const lowFloor = -0.2

/** A step straight up: on a ladder, through water or on a block built below. Costs are those of pathfinder's `getMoveUp`. */
export function rise(stand: Stand, step: Step): void {
  const { movements, land, feet, floor, over, blocksLeft } = stand
  const above = land.at(feet.x, feet.y + 1, feet.z)
  if (feet.isWet && above.isWet) {
    if (over.safe) stand.reach(above, step, 1, blocksLeft)
    return
  }
  if (feet.liquid || creaturesAt(stand, feet) > 0) return
  let cost = 1 + movements.enterCost(over)
  if (cost > impossibleCost) return
  if (feet.climbable) return stand.reach(above, step, cost, blocksLeft)
  if (!movements.allow1by1towers || blocksLeft === 0) return
  if (clearingCost(stand, feet) === undefined) return
  if (floor.physical && floor.height - feet.y < lowFloor) return
  cost += movements.exclusionPlace(feet)
  cost += movements.placeCost
  if (cost > impossibleCost) return
  stand.reach(above, step, cost, blocksLeft - 1)
}
