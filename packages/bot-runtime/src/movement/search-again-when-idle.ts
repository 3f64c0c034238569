import type { Bot } from 'mineflayer'

// Ticks without a path, a dig or a search, after which nobody works towards the goal any more.
const idleTicks = 20

/**
 * Makes the pathfinder search again when it stands beside its goal without a path.
 *
 * Root cause: at the end of a path it looks whether the goal is reached and forgets the path either way; when the body
 * has come to rest in the cell beside, it waits for ever. Remove when it plans anew there.
 */
export function searchAgainWhenIdle(bot: Bot): void {
  let isSettled = false
  let isMovingGoal = false
  let idle = 0
  bot.on('goal_updated', (_goal, isDynamic) => {
    isMovingGoal = isDynamic
    isSettled = false
    idle = 0
  })
  bot.on('path_update', ({ status }) => {
    isSettled = status === 'success'
    idle = 0
  })
  bot.on('physicsTick', () => {
    const { pathfinder } = bot
    const isBusy = pathfinder.isMoving() || pathfinder.isMining() || pathfinder.isBuilding()
    if (!isSettled || isMovingGoal || isBusy || pathfinder.goal === null) {
      idle = 0
      return
    }
    idle += 1
    if (idle >= idleTicks) pathfinder.setGoal(pathfinder.goal)
  })
}
