import type { Bot } from 'mineflayer'

// Ticks in which a tool comes into the hand before a dig.
const equipTicks = 60

/**
 * Lets the pathfinder go on after a dig of which it never heard the end.
 *
 * Root cause: it stands still from the order to dig until the promise of that dig settles, for ever where it does not. Remove when
 * mineflayer-pathfinder looks whether anybody digs.
 */
export function letGoOfLostDigs(bot: Bot): void {
  let ticks = 0
  bot.on('physicsTick', () => {
    const { pathfinder } = bot
    ticks = pathfinder.isMining() && !bot.targetDigBlock ? ticks + 1 : 0
    if (ticks <= equipTicks) return
    ticks = 0
    // It waits for the end of the dig when its path is dropped, and takes this for it.
    pathfinder.setGoal(pathfinder.goal)
    const emitter: NodeJS.EventEmitter = bot
    emitter.emit('diggingAborted', null)
  })
}
