import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot, FindBlockOptions } from 'mineflayer'
import type { Vec3 } from 'vec3'

/** mineflayer's `findBlocks` with its defaults; a search by block id reads states instead of building blocks. */
export function findBlocks(bot: Bot, options: FindBlockOptions): Vec3[] {
  const { matching, maxDistance = 16, count = 1, point, useExtraInfo } = options
  const ids = typeof matching === 'number' ? [matching] : matching
  const names = Array.isArray(ids) ? ids.map((id) => bot.registry.blocks[id]?.name) : undefined
  // Unknown ids and predicates keep mineflayer's own behaviour and errors.
  if (!names || useExtraInfo || !names.every((name) => name !== undefined)) return bot.findBlocks(options)
  return findNearestBlocks(bot, names, { maxDistance, limit: count, ...(point ? { point } : {}) })
}
