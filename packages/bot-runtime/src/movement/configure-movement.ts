import type { Bot } from 'mineflayer'
import { pathTool } from '../digging/path-tool.ts'
import { archerStepCost } from '../bot/archers.ts'
import { breathStepCost } from '../bot/breath-clouds.ts'
import { leftStepCost } from '../bot/left-lying.ts'
import type { CachedMovements } from './cached-movements.ts'
import { pristineMovements } from './pristine-movements.ts'
import { isTooHungry } from '../bot/is-too-hungry.ts'
import { isDigRefused } from '../bot/refused-digs.ts'

// Milliseconds of path search per tick of 50: the rest stays for physics and, in the embedded world, the server.
const searchMsPerTick = 25

// Milliseconds from start to giving up on a search; searching takes half of each tick.
const searchMs = 4000

/** Cost of a block that no way leads through. */
const forbidden = 200

/** Sets the pathfinder of a freshly spawned bot up; a program may change it, so every step does this again. */
export function configureMovement(bot: Bot): CachedMovements {
  const movements = pristineMovements(bot)
  movements.stepCosts.push(
    (place) => breathStepCost(bot, place),
    (place) => leftStepCost(bot, place),
    (place) => archerStepCost(bot, place),
  )
  movements.breakCosts.push((place) => (isDigRefused(bot, place) ? forbidden : 0))
  bot.pathfinder.bestHarvestTool = (block) => pathTool(bot, block)
  if (isTooHungry(bot)) movements.allowSprinting = false
  bot.pathfinder.setMovements(movements)
  bot.pathfinder.thinkTimeout = searchMs
  bot.pathfinder.tickTimeout = searchMsPerTick
  return movements
}
