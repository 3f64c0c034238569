import type { Bot } from 'mineflayer'

// Field of a sheep's metadata, where the data does not name it, and its bits: the low four are the colour.
const woolField = { '1.16': 16, later: 17 }
const shornBit = 16
const babyFields = { '1.16': 15, later: 16 }

/** Whether a creature is a sheep without wool, as shears or its age left it. */
export function isShorn(bot: Bot, entity: Bot['entity']): boolean {
  if (entity.name !== 'sheep') return false
  // The metadata is a list by field number; its type promises no more than an object.
  const metadata: readonly unknown[] = Array.isArray(entity.metadata) ? entity.metadata : []
  const version = bot.registry.version.majorVersion === '1.16' ? '1.16' : 'later'
  const wool = metadata[woolField[version]]
  return metadata[babyFields[version]] === true || (typeof wool === 'number' && (wool & shornBit) !== 0)
}
