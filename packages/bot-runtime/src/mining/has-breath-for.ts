import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isWet } from '../bot/is-wet.ts'
import { shortBreath } from '../bot/short-breath.ts'
import { chooseTool } from '../digging/choose-tool.ts'
import { eyeHeight } from '../bot/eye-height.ts'

const millisecondsPerTick = 50

// Full lungs are twenty, and last fifteen seconds.
const ticksOfBreath = 15
const fullBreath = 20

/** Whether one who is under water now can dig a block before the breath runs short; true for everybody else. */
export function hasBreathFor(bot: Bot, position: Vec3): boolean {
  const eyes = bot.blockAt(bot.entity.position.offset(0, eyeHeight, 0), false)
  return !eyes || !isWet(eyes.name) || outlastsDig(bot, position)
}

/** Whether full lungs last while a block is dug under water, on firm ground. */
export function outlastsDig(bot: Bot, position: Vec3): boolean {
  const block = bot.blockAt(position)
  if (!block) return true
  const tool = chooseTool(bot, block)
  const item = tool.status === 'ready' ? tool.item : undefined
  const ticks =
    block.digTime(item?.type ?? null, false, true, false, item?.enchants ?? []) / millisecondsPerTick
  return ticks <= (fullBreath - shortBreath) * ticksOfBreath
}
