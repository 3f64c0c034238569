import type { WorldContext } from '../context/world-context.ts'
import { randomInteger } from '../context/random-source.ts'
import { drawDirection } from './draw-direction.ts'
import type { Mob } from '../context/mob.ts'
import { stand, walkAlong } from './walk-towards.ts'

const wanderPace = 0.5
const restChance = 0.5
const walkTicks = { minimum: 20, maximum: 80 }
const restTicks = { minimum: 40, maximum: 160 }

/** Lets a mob stroll about or rest; swimmers never rest. */
export function wander(world: WorldContext, mob: Mob): void {
  const { mind, traits } = mob
  const isRest = traits.habitat === 'land' && !mind.isBlocked && world.random() < restChance
  const direction = isRest ? undefined : drawDirection(world, mob)
  if (direction) walkAlong(mob, direction, wanderPace)
  else stand(mob)
  mind.strollUntilTick = world.tick + randomInteger(world.random, direction ? walkTicks : restTicks)
}
