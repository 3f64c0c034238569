import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { goals, PartiallyComputedPath } from 'mineflayer-pathfinder'
import type { WalkResult } from './walk-result.ts'

export interface FollowPathOptions {
  readonly signal: AbortSignal
  /** Ticks this walk may take. */
  readonly limitTicks: number
  /** Asked every half second; true ends the walk as `interrupted`. */
  readonly isDone?: () => boolean
}

// Ticks without moving or digging before a walk counts as stagnated; a search may take 80 ticks before the first step.
const stagnationTicks = 110

// Searches that ended at their time limit walk to the best node; so many in a row without getting closer give up.
const searchesWithoutGain = 3

const checkEveryTicks = 10

/** Walks with one goal of the pathfinder and always settles, whatever the pathfinder does. */
export function followPath(
  bot: Bot,
  goal: goals.Goal,
  { signal, limitTicks, isDone = () => false }: FollowPathOptions,
): Promise<WalkResult> {
  return new Promise((resolve) => {
    let ticks = 0
    let lastProgressTick = 0
    let lastPosition = bot.entity.position.clone()
    let bestDistance = distanceLeft(bot, goal)
    let searchesLeft = searchesWithoutGain
    let incomplete = false

    const end = (status: WalkResult['status']): void => {
      signal.removeEventListener('abort', onAbort)
      bot.removeListener('goal_reached', onReached)
      bot.removeListener('goal_updated', onUpdated)
      bot.removeListener('path_update', onPath)
      bot.removeListener('physicsTick', onTick)
      bot.removeListener('death', onDeath)
      if (status !== 'arrived' && bot.pathfinder.goal === goal) stopWalking(bot)
      resolve(describe(bot, goal, status))
    }
    const onAbort = (): void => end('interrupted')
    const onDeath = (): void => end('interrupted')
    const onReached = (reached: goals.Goal): void => {
      if (reached === goal) end('arrived')
    }
    const onUpdated = (updated: goals.Goal | null): void => {
      if (updated !== goal) end('interrupted')
    }
    const onPath = (path: PartiallyComputedPath): void => {
      if (path.status === 'noPath') end('no-path')
      else incomplete = path.status === 'timeout'
    }
    const replan = (): void => {
      const distance = distanceLeft(bot, goal)
      searchesLeft = distance < bestDistance - 1 ? searchesWithoutGain : searchesLeft - 1
      bestDistance = Math.min(bestDistance, distance)
      if (searchesLeft < 0) return end('no-path')
      incomplete = false
      bot.removeListener('goal_updated', onUpdated)
      bot.pathfinder.setGoal(goal)
      bot.on('goal_updated', onUpdated)
    }
    const onTick = (): void => {
      ticks += 1
      if (ticks % checkEveryTicks !== 0) return
      if (isDone()) return end('interrupted')
      if (ticks >= limitTicks) return end('timeout')
      const moved = bot.entity.position.distanceTo(lastPosition) > 0.8
      if (moved || bot.targetDigBlock) {
        lastProgressTick = ticks
        lastPosition = bot.entity.position.clone()
      }
      if (ticks - lastProgressTick > stagnationTicks) return end('stagnated')
      if (!bot.pathfinder.isMoving() && incomplete) replan()
    }

    if (signal.aborted) return resolve(describe(bot, goal, 'interrupted'))
    signal.addEventListener('abort', onAbort, { once: true })
    bot.pathfinder.setGoal(goal)
    bot.on('goal_reached', onReached)
    bot.on('goal_updated', onUpdated)
    bot.on('path_update', onPath)
    bot.on('physicsTick', onTick)
    bot.on('death', onDeath)
  })
}

/** Drops the pathfinder's goal and stands still. */
export function stopWalking(bot: Bot): void {
  bot.pathfinder.setGoal(null)
  bot.clearControlStates()
}

function describe(bot: Bot, goal: goals.Goal, status: WalkResult['status']): WalkResult {
  const { x, y, z } = bot.entity.position
  if (status === 'arrived') return { status, position: { x, y, z } }
  return { status, position: { x, y, z }, distanceBlocks: distanceLeft(bot, goal) }
}

function distanceLeft(bot: Bot, goal: goals.Goal): number {
  const { x, y, z } = bot.entity.position.floored()
  const node = Object.assign(new pathfinderPackage.goals.GoalBlock(x, y, z), { cost: 0 })
  // Goals read only x, y and z of a node.
  return goal.heuristic(node as unknown as Parameters<goals.Goal['heuristic']>[0])
}
