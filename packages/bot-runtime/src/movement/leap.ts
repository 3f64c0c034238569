import { isHarmlessGap } from './corners.ts'
import { creaturesAt, jumpHeight, type Ahead, type Stand } from './stand.ts'
import type { Step } from './way-node.ts'

/** Cells that a leap with and without a run reaches. */
const farthest = { running: 4, walking: 2 }

/** Leaps over a gap: level, one up or one down. Costs are those of pathfinder's `getMoveParkourForward`. */
export function leap(stand: Stand, ahead: Ahead, step: Step): void {
  const { movements, land, floor, over } = stand
  if ((ahead.floor.physical && ahead.floor.height >= floor.height) || !ahead.feet.safe || !ahead.head.safe)
    return
  const isHarmless = isHarmlessGap(movements, ahead.feet)
  if (stand.feet.liquid || !(isHarmless || movements.leapsOverDepths)) return
  const { x, y, z } = stand.feet
  let cost = 1 + creaturesAt(stand, ahead.feet) * movements.entityCost
  let isHigh = over.safe && ahead.over.safe
  let isDeep = !land.at(x + step.x, y - 2, z + step.z).physical
  const last = isHarmless && movements.allowSprinting ? farthest.running : farthest.walking
  for (let far = 2; far <= last; far += 1) {
    const above = land.at(x + step.x * far, y + 2, z + step.z * far)
    const head = land.at(above.x, y + 1, above.z)
    const feet = land.at(above.x, y, above.z)
    const ground = land.at(above.x, y - 1, above.z)
    if (feet.safe) cost += creaturesAt(stand, feet) * movements.entityCost
    if (isHigh && head.safe && feet.safe && ground.physical) {
      cost += movements.exclusionStep(head)
      return stand.reach(feet, step, cost, stand.blocksLeft)
    }
    if (isHigh && head.safe && feet.physical) {
      // Four blocks far and one up fails often.
      if (above.safe && far !== farthest.running) {
        cost += movements.exclusionStep(above)
        if (feet.height - floor.height > jumpHeight) return
        cost += creaturesAt(stand, head) * movements.entityCost
        return stand.reach(head, step, cost, stand.blocksLeft)
      }
    } else if ((isHigh || far === 2) && head.safe && feet.safe && ground.safe && isDeep) {
      const bottom = land.at(above.x, y - 2, above.z)
      if (bottom.physical) {
        cost += movements.exclusionStep(ground)
        cost += creaturesAt(stand, ground) * movements.entityCost
        stand.reach(ground, step, cost, stand.blocksLeft)
      }
      isDeep = !bottom.physical
    } else if (!head.safe || !feet.safe) return
    isHigh = isHigh && above.safe
  }
}
