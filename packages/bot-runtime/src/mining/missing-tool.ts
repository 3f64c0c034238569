import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { chooseTool } from '../digging/choose-tool.ts'

/** The tool the nearest target needs and the bot lacks, before it walks there in vain. */
export function missingTool(bot: Bot, [first]: readonly Position[]): string | undefined {
  const block = first && bot.blockAt(new Vec3(first.x, first.y, first.z))
  if (!block) return undefined
  const tool = chooseTool(bot, block)
  return tool.status === 'missing' ? tool.needs : undefined
}
