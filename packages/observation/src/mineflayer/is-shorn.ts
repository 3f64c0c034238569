import type { Bot } from 'mineflayer'
import { isYoung } from './creature-state.ts'

// Field of a sheep's metadata, where the data does not name it, and its bits: the low four are the colour.
const woolField = { '1.16': 16, later: 17 }
const shornBit = 16

/** The wool of a sheep in its metadata; undefined when nothing was told of it. */
export function woolOf(bot: Bot, entity: Bot['entity']): number | undefined {
  const wool = metadataOf(entity)[woolField[versionOf(bot)]]
  return typeof wool === 'number' ? wool : undefined
}

/** Whether a creature is a sheep without wool, as shears or its age left it. */
export function isShorn(bot: Bot, entity: Bot['entity']): boolean {
  if (entity.name !== 'sheep') return false
  return isYoung(bot, entity) || ((woolOf(bot, entity) ?? 0) & shornBit) !== 0
}

function versionOf(bot: Bot): keyof typeof woolField {
  return bot.registry.version.majorVersion === '1.16' ? '1.16' : 'later'
}

/** The metadata is a list by field number; its type promises no more than an object. */
function metadataOf({ metadata }: Bot['entity']): readonly unknown[] {
  return Array.isArray(metadata) ? metadata : []
}
