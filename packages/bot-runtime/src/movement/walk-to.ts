import { seededRandom } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { goals } from 'mineflayer-pathfinder'
import { getOff } from '../bot/mount-of.ts'
import { CachedMovements } from './cached-movements.ts'
import { configureMovement } from './configure-movement.ts'
import { followPath } from './follow-path.ts'
import { noteClosedWay } from '../bot/refused-digs.ts'
import { unstickLadder } from './unstick.ts'
import type { WalkResult } from './walk-result.ts'

export interface WalkToOptions {
  readonly goal: goals.Goal
  readonly signal: AbortSignal
  /** Longest time under way, in milliseconds of game time (50 per tick). */
  readonly timeoutMs?: number
  /** Decides the way to jump when stuck; by default the place decides, so that a run can be repeated. */
  readonly random?: () => number
  /** Adjusts the movements of this walk; they are reset afterwards. */
  readonly adjust?: (movements: CachedMovements) => void
  /** Asked every half second; true ends the walk as `interrupted`. */
  readonly isDone?: () => boolean
}

const millisecondsPerTick = 50

/** Walks to a goal, frees itself when stuck, and tells the truth about where it ended. */
export async function walkTo(
  bot: Bot,
  { goal, signal, timeoutMs = 60_000, random = randomOfPlace(bot), adjust, isDone }: WalkToOptions,
): Promise<WalkResult> {
  await getOff(bot, { signal })
  const movements = currentMovements(bot)
  adjust?.(movements)
  let ticksLeft = Math.ceil(timeoutMs / millisecondsPerTick)
  const countTick = (): void => {
    ticksLeft -= 1
  }
  bot.on('physicsTick', countTick)
  let conceded = 0
  try {
    for (let rung = 0; ;) {
      const result = await followPath(bot, goal, {
        signal,
        limitTicks: ticksLeft,
        ...(isDone ? { isDone } : {}),
      })
      if (ticksLeft <= 0 || signal.aborted) return result
      const concede = result.status === 'no-path' ? concessions[conceded] : undefined
      if (concede) {
        conceded += 1
        concede(movements, bot)
        continue
      }
      const end = namedEnd(bot, result)
      // Whoever has blocks can build for ever, so that no search ends with the answer that nothing leads there.
      if (end.status === 'stagnated' && conceded < concessions.length && movements.getScaffoldingItem()) {
        conceded = concessions.length
        acceptFall(movements, bot)
        continue
      }
      const unstick = unstickLadder[rung]
      if (end.status !== 'stagnated' || !unstick) return end
      await unstick(bot, { signal, movements, random })
      rung += 1
    }
  } finally {
    bot.removeListener('physicsTick', countTick)
    if (adjust || conceded > 0) configureMovement(bot)
  }
}

/** A way that a server closes by refusing the digs on it is one on which the walk did not get on; walls nobody can dig are no way. */
function namedEnd(bot: Bot, result: WalkResult): WalkResult {
  return result.status === 'no-path' && noteClosedWay(bot) ? { ...result, status: 'stagnated' } : result
}

function randomOfPlace({ entity }: Bot): () => number {
  const { x, y, z } = entity.position
  return seededRandom(Math.floor(x * 31) ^ Math.floor(y * 1009) ^ Math.floor(z * 9973))
}

/** Lets the way out of a hole lead through blocks that hold back water or gravel; lava stays forbidden. */
function acceptFlow(movements: CachedMovements): void {
  movements.dontCreateFlow = false
  movements.dontMineUnderFallingBlock = false
}

// Health that a fall leaves, and the blocks of one that costs no more than a few meals.
const leastHealth = 10
const deepestFall = 8

/** Lets the way down from where nothing else leads lead over an edge, as deep as the health allows. */
function acceptFall(movements: CachedMovements, { health }: Bot): void {
  // Each block beyond the third costs a point: https://minecraft.wiki/w/Damage#Fall_damage
  movements.maxDropDown = Math.max(
    movements.maxDropDown,
    Math.min(deepestFall, 3 + Math.floor(health - leastHealth)),
  )
}

/** Lets the way off a piece of a broken bridge, from where nothing else leads, lead over a gap that is deep. */
function acceptLeap(movements: CachedMovements): void {
  movements.leapsOverDepths = true
}

/** Concessions where no way leads, one after the other. */
const concessions = [acceptFlow, acceptFall, acceptLeap]

function currentMovements(bot: Bot): CachedMovements {
  const { movements } = bot.pathfinder
  return movements instanceof CachedMovements ? movements : configureMovement(bot)
}
