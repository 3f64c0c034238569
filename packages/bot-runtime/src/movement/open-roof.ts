import type { Bot } from 'mineflayer'
import { isWet } from '../bot/is-wet.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { digBlock } from '../digging/dig-block.ts'
import type { CachedMovements } from './cached-movements.ts'

/** Height above the feet at which the water of a river or a lake begins at most, in blocks: the arm reaches up to below it. */
const highestWater = 5

/** Times that a block is tried: a current breaks off what it carries away. */
const mostStrokes = 3

// Ticks in which the water comes down and carries the body up.
const riseTicks = 60

/**
 * Lets a swimmer out of a pocket of water below a river or a lake: digs through the roof, so that the water of above comes
 * down and carries the body up. No walk leads out of it, for currents are as strong as arms. False where there is no such
 * roof.
 */
export async function openRoof(
  bot: Bot,
  { signal, movements }: { readonly signal: AbortSignal; readonly movements: CachedMovements },
): Promise<boolean> {
  const feet = bot.entity.position.floored()
  if (!isWet(bot.blockAt(feet)?.name ?? '')) return false
  const roof = roofAbove(bot, movements)
  if (roof === undefined) return false
  bot.setControlState('jump', true)
  try {
    for (const height of roof) {
      for (let stroke = 0; stroke < mostStrokes; stroke += 1) {
        const block = bot.blockAt(feet.offset(0, height, 0))
        if (signal.aborted || !block) return true
        if ((await digBlock(bot, block, { signal })) === 'gone') break
      }
    }
    bot.setControlState('jump', true)
    await waitForTicks(bot, riseTicks, { signal, until: () => bot.entity.position.y > feet.y + 2 })
  } finally {
    bot.setControlState('jump', false)
  }
  return true
}

/** Heights above the feet of what lies between the head and water above; undefined where that cannot be dug, or is no roof. */
function roofAbove(bot: Bot, movements: CachedMovements): readonly number[] | undefined {
  const feet = bot.entity.position.floored()
  const { dontCreateFlow, dontMineUnderFallingBlock } = movements
  movements.dontCreateFlow = false
  movements.dontMineUnderFallingBlock = false
  try {
    const roof: number[] = []
    for (let height = 2; height <= highestWater; height += 1) {
      const block = movements.getBlock(feet, 0, height, 0)
      if (block.isWet) return roof.length === 0 ? undefined : roof
      if (block.safe) {
        if (roof.length > 0) return undefined
      } else if (movements.safeToBreak(block)) roof.push(height)
      else return undefined
    }
    return undefined
  } finally {
    Object.assign(movements, { dontCreateFlow, dontMineUnderFallingBlock })
  }
}
