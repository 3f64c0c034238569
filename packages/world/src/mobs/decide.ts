import type { WorldContext } from '../context/world-context.ts'
import { fight } from './fight.ts'
import { flee } from './flee.ts'
import { followFood } from './follow-food.ts'
import { seekMate } from './seek-mate.ts'
import type { Mob } from './mob.ts'
import { wander } from './wander.ts'

/** Lets a mob choose what to do until it thinks again; the first that applies wins. */
export function decide(world: WorldContext, mob: Mob): void {
  if (flee(world, mob) || fight(world, mob) || seekMate(world, mob) || followFood(world, mob)) {
    mob.mind.isBlocked = false
    return
  }
  wander(world, mob)
  mob.mind.isBlocked = false
}
