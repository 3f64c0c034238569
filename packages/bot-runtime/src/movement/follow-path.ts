import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { goals } from 'mineflayer-pathfinder'
import { isBodyTaken } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
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

// Ticks a way may lead without coming closer to the goal: half a minute of detour, digs not counted.
const detourTicks = 600

// Searches that ended at their time limit walk to the best node; so many in a row without getting closer give up.
const searchesWithoutGain = 3

// The pathfinder drops a path after 3.5 seconds without a step and plans the same one again.
const stuckPaths = 2

const checkEveryTicks = 10

// Faster than this down nobody swims or climbs, in blocks a tick.
const fallSpeed = -0.2

/** Walks with one goal of the pathfinder and always settles, whatever the pathfinder does. */
export function followPath(
  bot: Bot,
  goal: goals.Goal,
  { signal, limitTicks, isDone = () => false }: FollowPathOptions,
): Promise<WalkResult> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(describe(bot, goal, 'interrupted'))
    const progress = watchProgress(bot, goal)
    let ticks = 0
    const stops: (() => void)[] = []
    const end = (status: WalkResult['status']): void => {
      for (const stop of stops) stop()
      if (status !== 'arrived' && bot.pathfinder.goal === goal) stopWalking(bot)
      resolve(describe(bot, goal, status))
    }
    const onTick = (): void => {
      if (isBodyTaken(bot)) return
      ticks += 1
      if (ticks % checkEveryTicks !== 0) return
      // Whoever stops steering in a fall lands where it was going, which may be nowhere.
      if (!isInFall(bot) && isDone()) return end('interrupted')
      if (ticks >= limitTicks) return end('timeout')
      const verdict = progress.check(ticks)
      if (verdict === 'replan') bot.pathfinder.setGoal(goal)
      else if (verdict !== 'going') end(verdict)
    }
    const onAbort = (): void => end('interrupted')
    signal.addEventListener('abort', onAbort, { once: true })
    bot.pathfinder.setGoal(goal)
    stops.push(
      () => signal.removeEventListener('abort', onAbort),
      listen(bot, 'physicsTick', onTick),
      listen(bot, 'death', () => end('interrupted')),
      listen(bot, 'goal_reached', (reached) => {
        if (reached === goal) end('arrived')
      }),
      listen(bot, 'goal_updated', (updated) => {
        if (updated !== goal) end('interrupted')
      }),
      listen(bot, 'path_update', ({ status }) => {
        if (status === 'noPath') end('no-path')
        else progress.isIncomplete = status === 'timeout'
      }),
      listen(bot, 'path_reset', (reason) => {
        if (reason === 'stuck') progress.stuck += 1
      }),
    )
  })
}

function isInFall({ entity }: Bot): boolean {
  return !entity.onGround && entity.velocity.y < fallSpeed
}

interface Progress {
  /** The last search hit its time limit; its path ends before the goal. */
  isIncomplete: boolean
  /** Number of paths that the pathfinder itself gave up because it did not get on. */
  stuck: number
  check(ticks: number): 'going' | 'replan' | 'stagnated' | 'no-path'
}

function watchProgress(bot: Bot, goal: goals.Goal): Progress {
  const visited = new Set<string>()
  const isDiggingOn = watchDigs(bot)
  let lastTick = 0
  let closest = Number.POSITIVE_INFINITY
  let closestTick = 0
  let bestDistance = distanceLeft(bot, goal)
  let searchesLeft = searchesWithoutGain
  return {
    isIncomplete: false,
    stuck: 0,
    check(ticks) {
      // Jumping on the spot is no progress, so only cells the walk has not seen yet count.
      const cell = bot.entity.position.floored().toString()
      const isDigging = isDiggingOn(ticks)
      if (isDigging) closestTick += checkEveryTicks
      if (!visited.has(cell) || isDigging) {
        lastTick = ticks
        this.stuck = 0
      }
      visited.add(cell)
      const left = distanceLeft(bot, goal)
      if (left < closest - 0.5) {
        closest = left
        closestTick = ticks
      }
      if (ticks - closestTick > detourTicks) return 'stagnated'
      if (ticks - lastTick > stagnationTicks || this.stuck >= stuckPaths) return 'stagnated'
      if (bot.pathfinder.isMoving() || !this.isIncomplete) return 'going'
      const distance = distanceLeft(bot, goal)
      searchesLeft = distance < bestDistance - 1 ? searchesWithoutGain : searchesLeft - 1
      bestDistance = Math.min(bestDistance, distance)
      this.isIncomplete = false
      return searchesLeft < 0 ? 'no-path' : 'replan'
    },
  }
}

// Ticks a block may take beyond its digging time: the first look at it comes late, and so does the answer.
const digGraceTicks = 40

const millisecondsPerTick = 50

/** Tells whether the bot digs a block that can still give way: one that a server protects is dug again and again. */
function watchDigs(bot: Bot): (ticks: number) => boolean {
  const begun = new Map<string, number>()
  return (ticks) => {
    const block = bot.targetDigBlock
    if (!block) return false
    const key = block.position.toString()
    const since = begun.get(key) ?? ticks
    begun.set(key, since)
    return ticks - since <= bot.digTime(block) / millisecondsPerTick + digGraceTicks
  }
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
