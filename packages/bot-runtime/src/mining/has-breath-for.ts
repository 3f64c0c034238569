import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isWet } from '../bot/is-wet.ts'
import { shortBreath } from '../bot/short-breath.ts'
import { chooseTool } from '../digging/choose-tool.ts'

const eyeBlocks = 1.62
const millisecondsPerTick = 50

// Full lungs are twenty, and last fifteen seconds.
const ticksOfBreath = 15
const fullBreath = 20

/** Whether one who is under water can dig a block, standing on firm ground, before the breath runs short. */
export function hasBreathFor(bot: Bot, position: Vec3): boolean {
  const eyes = bot.blockAt(bot.entity.position.offset(0, eyeBlocks, 0), false)
  const block = eyes && isWet(eyes.name) ? bot.blockAt(position) : undefined
  if (!block) return true
  const tool = chooseTool(bot, block)
  const item = tool.status === 'ready' ? tool.item : undefined
  const ticks =
    block.digTime(item?.type ?? null, false, true, false, item?.enchants ?? []) / millisecondsPerTick
  return ticks <= (fullBreath - shortBreath) * ticksOfBreath
}
