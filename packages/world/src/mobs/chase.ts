import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { findPath } from './find-path.ts'
import type { Mob } from './mob.ts'
import { faceTowards, stand, walkTowards } from './walk-towards.ts'

const NEAR_BLOCKS = 0.9
const CELL_REACH_BLOCKS = 0.45
// A search is dear; a mob that is stuck tries again after two seconds.
const SEARCH_INTERVAL_TICKS = 40

/** Lets a mob run to a player: straight where nothing is in the way, else along a path. */
export function chase(world: WorldContext, mob: Mob, target: Player): void {
  const { mind } = mob
  if (mind.isBlocked && world.tick >= mind.pathAtTick) {
    mind.pathAtTick = world.tick + SEARCH_INTERVAL_TICKS
    mind.path = findPath(world, { from: mob.position, to: target.position, height: mob.height })
  }
  const next = nextCell(mob)
  if (next) {
    walkTowards(mob, next, 1)
    mind.thinkAtTick = world.tick + 2
    return
  }
  const distance = walkTowards(mob, target.position, 1)
  if (distance > NEAR_BLOCKS) return
  stand(mob)
  faceTowards(mob, target.position)
}

// Drops the cells that were reached and gives the one to walk to.
function nextCell({ mind, position }: Mob): Mob['mind']['path'][number] | undefined {
  const [next] = mind.path
  if (!next) return undefined
  const isReached =
    Math.hypot(next.x - position.x, next.z - position.z) < CELL_REACH_BLOCKS &&
    Math.abs(next.y - position.y) < 1.1
  if (!isReached) return next
  mind.path = mind.path.slice(1)
  return mind.path[0]
}
