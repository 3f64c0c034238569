import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'

interface ChangedBlock {
  readonly type: number
  readonly boundingBox: string
  readonly position: { readonly x: number; readonly y: number; readonly z: number }
}

type BlockUpdateListener = (before: ChangedBlock | null, after: ChangedBlock | null) => void

/**
 * Loads the pathfinder so that it keeps its path when it digs or places what that path asked for.
 *
 * Root cause: its `blockUpdate` listener drops the path for any change nearby, its own work included, so a tunnel of
 * twenty blocks costs twenty searches. Remove when mineflayer-pathfinder tells its own changes apart.
 */
export function loadPathfinder(bot: Bot): void {
  const known = new Set(bot.listeners('blockUpdate'))
  bot.loadPlugin(pathfinderPackage.pathfinder)
  const emitter: NodeJS.EventEmitter = bot
  let dug = ''
  bot.on('physicsTick', () => {
    if (bot.targetDigBlock) dug = keyOf(bot.targetDigBlock)
  })
  for (const listener of emitter.listeners('blockUpdate')) {
    if (known.has(listener as () => void)) continue
    emitter.removeListener('blockUpdate', listener as BlockUpdateListener)
    emitter.on('blockUpdate', (before: ChangedBlock | null, after: ChangedBlock | null) => {
      if (before && after && isOwnWork(bot, dug, before, after)) return
      // The pathfinder registered it for exactly these arguments.
      const notify = listener as BlockUpdateListener
      notify(before, after)
    })
  }
}

function isOwnWork(bot: Bot, dug: string, before: ChangedBlock, after: ChangedBlock): boolean {
  if (after.type === 0) return keyOf(after) === dug && bot.pathfinder.isMining()
  return before.boundingBox === 'empty' && after.boundingBox === 'block' && bot.pathfinder.isBuilding()
}

function keyOf({ position: { x, y, z } }: Pick<ChangedBlock, 'position'>): string {
  return `${x},${y},${z}`
}
