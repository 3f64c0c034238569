import { impossibleCost } from './search-block.ts'
import { clearingCost, creaturesAt, jumpHeight, type Ahead, type Stand } from './stand.ts'
import type { Step } from './way-node.ts'

/** A step to the side on the level, over a bridge block where there is no floor. Costs are those of pathfinder's `getMoveForward`. */
export function stepForward(stand: Stand, ahead: Ahead, step: Step): void {
  const { movements, feet, blocksLeft } = stand
  let cost = 1 + movements.exclusionStep(ahead.feet)
  let built = 0
  if (!ahead.floor.physical && !ahead.feet.liquid) {
    if (blocksLeft === 0 || creaturesAt(stand, ahead.floor) > 0) return
    const clearing = clearingCost(stand, ahead.floor)
    if (clearing === undefined) return
    cost += clearing
    cost += movements.exclusionPlace(ahead.feet)
    cost += movements.placeCost
    built += 1
  }
  cost += movements.enterCost(ahead.head)
  if (cost > impossibleCost) return
  if (movements.canOpenDoors && ahead.feet.openable && ahead.feet.shapes?.length !== 0) built += 1
  else cost += movements.enterCost(ahead.feet)
  if (cost > impossibleCost) return
  if (feet.liquid) cost += movements.liquidCost
  stand.reach(ahead.feet, step, cost, blocksLeft - built)
}

/** A step to the side and up, onto blocks that are built where there are none. Costs are those of pathfinder's `getMoveJumpUp`. */
export function stepUp(stand: Stand, ahead: Ahead, step: Step): void {
  const { movements, over, floor, blocksLeft } = stand
  const { head, feet } = ahead
  // What stands on a block above falls into the way when it is broken.
  if (over.physical && creaturesAt(stand, over, 1) > 0) return
  if (ahead.over.physical && creaturesAt(stand, ahead.over, 1) > 0) return
  const isHeadAlone = head.physical && !ahead.over.physical && !feet.physical
  if (isHeadAlone && creaturesAt(stand, head, 1) > 0) return
  const stair = feet.physical ? { cost: 2, built: 0, height: feet.height } : stairCost(stand, ahead)
  if (!stair || stair.height - floor.height > jumpHeight) return
  let { cost } = stair
  cost += movements.enterCost(over)
  if (cost > impossibleCost) return
  cost += movements.enterCost(ahead.over)
  if (cost > impossibleCost) return
  cost += movements.enterCost(head)
  if (cost > impossibleCost) return
  stand.reach(head, step, cost, blocksLeft - stair.built)
}

interface Stair {
  readonly cost: number
  readonly built: number
  /** Height of what is built. */
  readonly height: number
}

/** A stair of one block, or of two where its floor is missing too. */
function stairCost(stand: Stand, { feet, floor }: Ahead): Stair | undefined {
  const { movements, blocksLeft } = stand
  if (blocksLeft === 0 || creaturesAt(stand, feet) > 0) return undefined
  let cost = 2
  let built = 0
  if (!floor.physical) {
    if (blocksLeft === 1 || creaturesAt(stand, floor) > 0) return undefined
    const clearing = clearingCost(stand, floor)
    if (clearing === undefined) return undefined
    cost += clearing
    cost += movements.exclusionPlace(floor)
    cost += movements.placeCost
    built += 1
  }
  const clearing = clearingCost(stand, feet)
  if (clearing === undefined) return undefined
  cost += clearing
  cost += movements.exclusionPlace(feet)
  cost += movements.placeCost
  return { cost, built: built + 1, height: feet.height + 1 }
}

/** A step to the side and down. Costs are those of pathfinder's `getMoveDropDown`. */
export function stepDown(stand: Stand, ahead: Ahead, step: Step): void {
  const { movements, feet, blocksLeft } = stand
  if (ahead.feet.liquid || movements.hangsBelow(feet, step)) return
  const landing = movements.landingBelow(feet, step)
  if (!landing) return
  if (!movements.infiniteLiquidDropdownDistance && feet.y - landing.y > movements.maxDropDown) return
  let cost = 1 + movements.enterCost(ahead.head)
  if (cost > impossibleCost) return
  cost += movements.enterCost(ahead.feet)
  if (cost > impossibleCost) return
  cost += movements.enterCost(ahead.floor)
  if (cost > impossibleCost) return
  cost += creaturesAt(stand, landing) * movements.entityCost
  stand.reach(landing, step, cost, blocksLeft)
}
