import { distanceBetween, type Place } from '../context/position.ts'
import type { Mob } from '../context/mob.ts'
import type { WorldContext } from '../context/world-context.ts'
import { findPath } from './find-path.ts'
import { stand, walkTowards } from './walk-towards.ts'

const cellReachBlocks = 0.45
// Ways through a village are long, and are looked for by few and seldom.
const mostCells = 1500
const searchTicks = 100
const giveUpTicks = 400

/** Lets a creature walk along a path to a place, through doors where it may; returns whether it is there. */
export function walkToPlace(
  world: WorldContext,
  mob: Mob,
  { to, near, pace = 0.6 }: { readonly to: Place; readonly near: number; readonly pace?: number },
): boolean {
  const { mind, position } = mob
  if (distanceBetween(position, to) <= near) {
    stand(mob)
    mind.path = []
    return true
  }
  if (mind.path.length === 0 && world.tick >= mind.pathAtTick) {
    mind.path = findPath(world, {
      from: position,
      to,
      height: mob.height,
      maxCells: mostCells,
      opensDoors: true,
    })
    mind.pathAtTick = world.tick + (mind.path.length > 0 ? searchTicks : giveUpTicks)
  }
  // A way that leads nowhere any more is looked for anew.
  if (mind.isBlocked) mind.path = []
  const next = nextCell(mob)
  if (next) walkTowards(mob, next, pace)
  else stand(mob)
  mind.thinkAtTick = world.tick + 2
  return false
}

function nextCell({ mind, position }: Mob): Mob['mind']['path'][number] | undefined {
  while (mind.path.length > 0) {
    const [next] = mind.path
    const isReached =
      next &&
      Math.hypot(next.x - position.x, next.z - position.z) < cellReachBlocks &&
      Math.abs(next.y - position.y) < 1.1
    if (!isReached) return next
    mind.path = mind.path.slice(1)
  }
  return undefined
}
