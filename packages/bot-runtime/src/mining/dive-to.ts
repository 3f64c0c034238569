import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { isBodyTaken } from '../bot/body-control.ts'
import { isInWater } from '../bot/is-in-water.ts'
import { isWet } from '../bot/is-wet.ts'
import { sinkInWater } from '../bot/sink-in-water.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { walkTo } from '../movement/walk-to.ts'
import { WeightedNearGoal } from '../movement/weighted-near-goal.ts'
import { walkTowards } from '../bot/walk-towards.ts'

// Blocks of water over a target: through less one wades, and more than this takes the air for the work.
const shallowestBlocks = 2
const deepestBlocks = 12

// Breath, of twenty, with which a dive begins, and ticks in which it comes back at the surface.
const fullBreath = 19
const breathTicks = 120

// Ticks for the way down: vanilla's swimmer who sneaks sinks by a block in six.
const sinkTicks = 160

const acrossBlocks = 0.3

/** The highest cell of the water over a block through which one can dive to it; undefined for what is dry, deep or covered. */
export function surfaceOver(bot: Bot, { x, y, z }: Position): Vec3 | undefined {
  for (let height = 1; height <= deepestBlocks + 1; height += 1) {
    const block = bot.blockAt(new Vec3(x, y + height, z), false)
    if (block?.boundingBox !== 'empty') return undefined
    if (isWet(block.name)) continue
    return height > shallowestBlocks ? new Vec3(x, y + height - 1, z) : undefined
  }
  return undefined
}

/** Swims over a block, takes breath and sinks to it; resolves to whether the bot came to the ground or beside the block. */
export async function diveTo(
  bot: Bot,
  target: Position,
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<boolean> {
  const surface = surfaceOver(bot, target)
  if (!surface) return false
  const isOver = (): boolean => acrossOf(bot, surface) < 1.5 && bot.entity.position.y < surface.y + 1.5
  if (!isOver()) {
    const goal = new WeightedNearGoal(surface, { range: 1, weight: 1.5 })
    await walkTo(bot, { goal, signal, timeoutMs, isDone: isOver })
    signal.throwIfAborted()
    if (acrossOf(bot, surface) > 2.5) return false
  }
  await takeBreath(bot, signal)
  return sink(bot, target, signal)
}

async function takeBreath(bot: Bot, signal: AbortSignal): Promise<void> {
  // Undefined until the server has told.
  const hasBreath = (): boolean => (bot.oxygenLevel ?? fullBreath) >= fullBreath
  if (hasBreath()) return
  bot.setControlState('jump', true)
  try {
    await waitForTicks(bot, breathTicks, { signal, until: hasBreath })
  } finally {
    bot.setControlState('jump', false)
  }
}

async function sink(bot: Bot, target: Position, signal: AbortSignal): Promise<boolean> {
  const { entity } = bot
  let isBroken = false
  const swim = (): boolean => {
    isBroken = isBodyTaken(bot)
    if (isBroken) return true
    const [dx, dz] = [target.x + 0.5 - entity.position.x, target.z + 0.5 - entity.position.z]
    const across = Math.hypot(dx, dz)
    if (across < acrossBlocks) bot.setControlState('forward', false)
    else walkTowards(bot, { x: dx / across, z: dz / across })
    sinkInWater(bot)
    return isInWater(bot) && across < 1 && (entity.onGround || entity.position.y <= target.y + 1)
  }
  try {
    return (await waitForTicks(bot, sinkTicks, { signal, until: swim })) && !isBroken
  } finally {
    bot.setControlState('forward', false)
  }
}

function acrossOf({ entity }: Bot, { x, z }: Position): number {
  return Math.hypot(entity.position.x - x - 0.5, entity.position.z - z - 0.5)
}
