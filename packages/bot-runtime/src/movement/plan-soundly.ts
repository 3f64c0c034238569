import type { Bot } from 'mineflayer'
import type { Move } from 'mineflayer-pathfinder'
import { CachedMovements } from './cached-movements.ts'
import { findFooting } from './find-footing.ts'
import { onWholeCells } from './on-whole-cells.ts'
import { createWaySearch, type BegunSearch, type WaySearch } from './way-search.ts'

/** A search of the pathfinder; its declarations point at a file that does not exist. */
interface AStar extends BegunSearch {
  readonly bestNode: { readonly data: Move }
  compute: WaySearch['compute']
}

// A search that may take less than no time has done nothing when it is handed out.
const noTime = -1

/** Makes searches begin where the body is carried, know their goal, and be quick where the movements are ours. */
export function planSoundly(bot: Bot): void {
  const { pathfinder } = bot
  const search = pathfinder.getPathFromTo.bind(pathfinder)
  pathfinder.getPathFromTo = function* (movements, from, goal, options) {
    // The body may lean out over the end of a bridge: a way from the cell in the air leads down.
    const footing = from && findFooting(bot, from)
    if (!(movements instanceof CachedMovements)) {
      return yield* search(movements, footing, onWholeCells(goal), options)
    }
    const searching = search(movements, footing, goal, { ...options, tickTimeout: noTime })
    const { value } = searching.next()
    const astar: AStar = value.astarContext
    const tickMs = options?.tickTimeout ?? pathfinder.tickTimeout
    astar.compute = createWaySearch(astar, { start: astar.bestNode.data, movements, tickMs }).compute
    return yield* searching
  }
}
