import type { Player } from '../context/player.ts'
import { distanceBetween } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { findPath } from './find-path.ts'
import type { Mob } from '../context/mob.ts'
import { faceTowards, stand, walkTowards } from './walk-towards.ts'

const nearBlocks = 0.9
const cellReachBlocks = 0.45
// A search is dear; a mob that is stuck tries again after two seconds, or five when there was no way.
const searchIntervalTicks = 40
const giveUpTicks = 100

/** Lets a mob run to a player: straight where nothing is in the way, else along a path. */
export function chase(world: WorldContext, mob: Mob, target: Player): void {
  const { mind } = mob
  if ((mind.isBlocked || isStuck(world, mob, target)) && world.tick >= mind.pathAtTick) {
    mind.path = findPath(world, { from: mob.position, to: target.position, height: mob.height })
    mind.pathAtTick = world.tick + (mind.path.length > 0 ? searchIntervalTicks : giveUpTicks)
  }
  const next = nextCell(mob)
  if (next) {
    walkTowards(mob, next, 1)
    mind.thinkAtTick = world.tick + 2
    return
  }
  const distance = walkTowards(mob, target.position, 1)
  if (distance > nearBlocks) return
  stand(mob)
  faceTowards(mob, target.position)
}

// A hunter that is no further after a second hangs on a corner.
const progressTicks = 20
const progressBlocks = 0.5
const besideBlocks = 2

function isStuck({ tick }: WorldContext, { mind, position }: Mob, target: Player): boolean {
  const { anchor } = mind
  if (distanceBetween(position, target.position) < besideBlocks) return false
  if (tick - anchor.tick < progressTicks) return false
  const isFresh = tick - anchor.tick < progressTicks * 2
  const travelled = Math.hypot(position.x - anchor.x, position.z - anchor.z)
  anchor.x = position.x
  anchor.z = position.z
  anchor.tick = tick
  if (!isFresh || travelled >= progressBlocks) return false
  mind.path = []
  return true
}

// Drops the cells that were reached and gives the one to walk to.
function nextCell({ mind, position }: Mob): Mob['mind']['path'][number] | undefined {
  const [next] = mind.path
  if (!next) return undefined
  const isReached =
    Math.hypot(next.x - position.x, next.z - position.z) < cellReachBlocks &&
    Math.abs(next.y - position.y) < 1.1
  if (!isReached) return next
  mind.path = mind.path.slice(1)
  return mind.path[0]
}
