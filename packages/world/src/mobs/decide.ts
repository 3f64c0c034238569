import type { WorldContext } from '../context/world-context.ts'
import { fight } from './fight.ts'
import { followOwner } from './follow-owner.ts'
import { flee } from './flee.ts'
import { guard } from './guard.ts'
import { followFood } from './follow-food.ts'
import { keepHours } from './keep-hours.ts'
import { seekMate } from './seek-mate.ts'
import type { Mob } from '../context/mob.ts'
import { wander } from './wander.ts'

// How often a mob without anything to do looks whether there is.
const alertTicks = 10

/** Lets a mob choose what to do until it thinks again; the first that applies wins. */
export function decide(world: WorldContext, mob: Mob): void {
  const { mind } = mob
  const isBusy =
    flee(world, mob) ||
    fight(world, mob) ||
    guard(world, mob) ||
    seekMate(world, mob) ||
    followOwner(world, mob) ||
    followFood(world, mob) ||
    keepHours(world, mob)
  if (isBusy) mind.strollUntilTick = 0
  else {
    const isDone = world.tick >= mind.strollUntilTick || mind.isBlocked
    if (isDone && mob.traits.speed > 0) wander(world, mob)
    mind.thinkAtTick = world.tick + alertTicks
  }
  mind.isBlocked = false
}
