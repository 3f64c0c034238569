import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { decide } from '../mobs/decide.ts'
import { liveMob } from '../mobs/live-mob.ts'
import { asMob, type Mob } from '../context/mob.ts'
import { moveFish } from '../mobs/move-fish.ts'
import { moveFlyer } from '../mobs/move-flyer.ts'
import { moveMob } from '../mobs/move-mob.ts'
import { isSafeAhead } from '../mobs/is-safe-ahead.ts'

// How often a walking mob looks where it treads.
const lookIntervalTicks = 2

/** Lets mobs live: they decide, move, burn, drown, die and are forgotten when nobody is near. */
export function createMobs(): Mechanic {
  return {
    name: 'mobs',
    tickEntity: {
      mob(world, mob) {
        if (mob.traits.isBoss) return
        liveMob(world, mob)
        if (mob.isRemoved || !mob.mind.isAwake || mob.mind.isStill) return
        if (!mob.isDead) {
          if (world.tick >= mob.mind.thinkAtTick) decide(world, mob)
          if ((world.tick + mob.id) % lookIntervalTicks === 0) watchStep(world, mob)
        }
        if (mob.isRemoved || mob.traits.speed === 0) return
        if (mob.traits.habitat === 'water') moveFish(world, mob)
        else if (mob.traits.habitat === 'air') moveFlyer(world, mob)
        else moveMob(world, mob)
      },
    },
    playerDied(world, { player }) {
      for (const entity of world.entities.all()) forgive(asMob(entity), player.name)
    },
  }
}

// The game's rule `forgiveDeadPlayers`, which is on by default.
function forgive(mob: Mob | undefined, name: string): void {
  if (mob?.mind.angryAt !== name) return
  mob.mind.angryAt = undefined
  mob.mind.angryUntilTick = 0
  mob.mind.target = undefined
}

function watchStep(world: WorldContext, mob: Mob): void {
  const { heading } = mob.mind
  if ((heading.x === 0 && heading.z === 0) || !mob.onGround || isSafeAhead(world, mob, heading)) return
  heading.x = 0
  heading.z = 0
  mob.mind.isBlocked = true
  mob.mind.thinkAtTick = Math.min(mob.mind.thinkAtTick, world.tick + 5)
}
