import type { Bot } from 'mineflayer'

// Ticks in which a body gets back from the edge of a block; a search begins in the first one otherwise.
const returnTicks = 40

/**
 * Runs what the pathfinder does in a tick, and ends its return to a place that it does not get to.
 *
 * Root cause: after it has built from the edge of a block it goes back to the middle, before anything else and for as long
 * as that takes. A body that fell meanwhile stands below that place for ever: no new goal and no later walk ends it. A life
 * stood two hundred minutes so. Remove when mineflayer-pathfinder forgets the place with its path.
 */
export function endLostReturns(bot: Bot, move: () => void): () => void {
  let ticks = 0
  let isAwaited = false
  bot.on('goal_updated', (goal) => {
    // Its declarations leave out that a goal is taken away.
    isAwaited = (goal as unknown) !== null
    ticks = 0
  })
  bot.on('path_update', () => {
    isAwaited = false
  })
  return () => {
    ticks = isAwaited ? ticks + 1 : 0
    if (ticks <= returnTicks) return move()
    ticks = 0
    const { position } = bot.entity
    // It asks this first how far off the place is, and nobody else in this tick before it.
    position.distanceSquared = () => {
      Reflect.deleteProperty(position, 'distanceSquared')
      return 0
    }
    move()
    Reflect.deleteProperty(position, 'distanceSquared')
  }
}
