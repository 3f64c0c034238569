import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import type { Block } from '../bot/block.ts'
import { surroundingsOf } from '../bot/block-surroundings.ts'
import { chooseTool } from '../digging/choose-tool.ts'
import { digBlock } from '../digging/dig-block.ts'
import { eyeHeight } from '../bot/eye-height.ts'
import { firstBetween } from '../movement/describe-obstacle.ts'
import { distanceToCentre, reachBlocks } from '../movement/reach-blocks-goal.ts'
import { canHoldBackLava, coverLava, keepLavaOut } from './hold-back-lava.ts'

// Height over the feet at which the lower part of the body would pass.
const kneeHeight = 0.5

// A body is two blocks high.
const mostBlocks = 2

/**
 * Digs what stands between the bot and a place within reach, although no search for a way would: lava beside it is held
 * back. Resolves to whether anything is gone.
 */
export async function clearObstacle(
  bot: Bot,
  place: Vec3,
  { signal }: { readonly signal: AbortSignal },
): Promise<boolean> {
  let dug = 0
  while (dug < mostBlocks) {
    const block = obstacleBefore(bot, place)
    if (!block || !mayBeDug(bot, block)) break
    const isBesideLava = surroundingsOf(bot, block.position) === 'lava'
    if (isBesideLava && !canHoldBackLava(bot)) break
    if (isBesideLava) await coverLava(bot, block.position, { signal })
    const digging = await digBlock(bot, block, { signal })
    signal.throwIfAborted()
    if (digging !== 'gone') break
    if (isBesideLava) await keepLavaOut(bot, block.position, { signal })
    dug += 1
  }
  return dug > 0
}

/** The first block before the head or the knees, the place itself left out. */
function obstacleBefore(bot: Bot, place: Vec3): Block | undefined {
  const cell = place.floored()
  return [eyeHeight, kneeHeight]
    .map((height) => firstBetween(bot, place, height))
    .find((block) => block !== undefined && !block.position.equals(cell))
}

/** Whether a block is within reach, a tool for it is held, nobody needs it, and nobody stands on it. */
function mayBeDug(bot: Bot, block: Block): boolean {
  const { movements } = bot.pathfinder
  const feet = bot.entity.position.floored()
  const { x, y, z } = block.position
  const isFloor = x === feet.x && z === feet.z && y < feet.y
  const eyes = bot.entity.position.offset(0, eyeHeight, 0)
  return (
    movements.canDig &&
    block.diggable &&
    !movements.blocksCantBreak.has(block.type) &&
    !isFloor &&
    distanceToCentre(eyes, block.position) <= reachBlocks &&
    chooseTool(bot, block).status === 'ready'
  )
}
