import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { isBodyTaken } from '../bot/body-control.ts'
import { digAfloat, type DiggingNode } from './dig-afloat.ts'
import { endLostReturns } from './end-lost-returns.ts'
import { gotoGoal } from './goto-goal.ts'
import { keepDigListeners } from './keep-dig-listeners.ts'
import { letGoOfLostDigs } from './let-go-of-lost-digs.ts'
import { planSoundly } from './plan-soundly.ts'
import { searchAgainWhenIdle } from './search-again-when-idle.ts'
import { stayOnEdge } from './stay-on-edge.ts'
import { walkDownSteps, type StepNode } from './walk-down-steps.ts'

interface ChangedBlock {
  readonly type: number
  readonly position: { readonly x: number; readonly y: number; readonly z: number }
}

type BlockUpdateListener = (before: ChangedBlock | null, after: ChangedBlock | null) => void

/**
 * Loads the pathfinder so that it keeps its path when it digs what that path asked for, and waits while a reflex
 * steers the body, and its `goto` arrives or says what is in the way.
 *
 * Root cause: its `blockUpdate` listener drops the path for any change nearby, its own digging included, so a tunnel
 * of twenty blocks costs twenty searches. Placing must drop it: the rest of the path is only right once it stood there. Remove when mineflayer-pathfinder tells its own digging apart.
 */
export function loadPathfinder(bot: Bot): void {
  const emitter: NodeJS.EventEmitter = bot
  const known = new Set([...emitter.listeners('blockUpdate'), ...emitter.listeners('physicsTick')])
  bot.loadPlugin(pathfinderPackage.pathfinder)
  standStillWhenTaken(bot, known)
  aimAtMiddles(bot)
  searchAgainWhenIdle(bot)
  keepDigListeners(bot)
  letGoOfLostDigs(bot)
  planSoundly(bot)
  bot.pathfinder.goto = (goal) => gotoGoal(bot, goal)
  let dug = ''
  bot.on('physicsTick', () => {
    if (bot.targetDigBlock) dug = keyOf(bot.targetDigBlock)
  })
  for (const listener of emitter.listeners('blockUpdate')) {
    if (known.has(listener)) continue
    // The pathfinder registered it for exactly these arguments.
    const notify = listener as BlockUpdateListener
    emitter.removeListener('blockUpdate', notify)
    emitter.on('blockUpdate', (before: ChangedBlock | null, after: ChangedBlock | null) => {
      if (!after || !isOwnDig(bot, dug, after)) notify(before, after)
    })
  }
}

interface PathNode {
  x: number
  z: number
  readonly toBreak: readonly unknown[]
}

/**
 * Makes the way behind a dig lead through the middles of cells. The pathfinder leaves the corners of cells in the path
 * from the first dig on, because it plans anew after each; a body that ends at a corner may stand in the cell beside.
 */
function aimAtMiddles(bot: Bot): void {
  bot.on('path_update', ({ path }) => {
    // The types of the pathfinder promise less of a node than there is.
    const nodes = path as unknown as readonly PathNode[]
    const first = nodes.findIndex(({ toBreak }) => toBreak.length > 0)
    if (first < 0) return
    for (const node of nodes.slice(first)) {
      node.x = Math.floor(node.x) + 0.5
      node.z = Math.floor(node.z) + 0.5
    }
  })
}

/** While a reflex steers the body, the pathfinder must not; it has no pause of its own. */
function standStillWhenTaken(bot: Bot, known: ReadonlySet<unknown>): void {
  const emitter: NodeJS.EventEmitter = bot
  let path: readonly (DiggingNode & StepNode)[] = []
  bot.on('path_update', (update) => {
    // The pathfinder shifts off this array what it has walked.
    path = update.path
  })
  for (const listener of emitter.listeners('physicsTick')) {
    if (known.has(listener)) continue
    // The pathfinder registered it for an event without arguments.
    const listen = listener as () => void
    const move = endLostReturns(bot, listen)
    emitter.removeListener('physicsTick', listen)
    emitter.on('physicsTick', () => {
      if (isBodyTaken(bot)) return
      stayOnEdge(bot, () => digAfloat(bot, path[0], move))
      walkDownSteps(bot, path[0])
    })
  }
}

function isOwnDig(bot: Bot, dug: string, after: ChangedBlock): boolean {
  return after.type === 0 && keyOf(after) === dug && bot.pathfinder.isMining()
}

function keyOf({ position: { x, y, z } }: Pick<ChangedBlock, 'position'>): string {
  return `${x},${y},${z}`
}
