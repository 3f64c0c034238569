import { isShorn, isYoung } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import { isFullGrown } from '../bot/plant-ages.ts'
import { isTreat } from './is-treat.ts'
import { metadataField } from '../bot/metadata-field.ts'
import { coatColour } from './sheep-coat.ts'

const tameBit = 4
const milked: readonly string[] = ['cow', 'mooshroom', 'goat']

/** Reason why an item does nothing to this creature as it is; undefined when it may. */
export function unfitCreature(bot: Bot, item: string, entity: Bot['entity']): string | undefined {
  const name = entity.name ?? ''
  const isBaby = isYoung(bot, entity)
  if (name === 'sheep' && (item === 'shears' || item.endsWith('_dye'))) {
    if (isShorn(bot, entity)) return isBaby && item === 'shears' ? 'is too young' : 'has no wool'
    if (`${coatColour(bot, entity)}_dye` === item) return 'has that colour already'
  }
  if (item === 'bucket' && milked.includes(name) && isBaby) return 'is too young'
  if (item === 'saddle' && isBaby) return 'is too young'
  if (item === 'saddle' && metadataField(bot, entity, 'saddle') === true) return 'is saddled already'
  if (isTreat(item, name)) {
    const flags = metadataField(bot, entity, 'flags')
    if (typeof flags === 'number' && (flags & tameBit) !== 0) return 'is tame already'
  }
  return undefined
}

/** Reason why an item does nothing to this block as it is; undefined when it may. */
export function unfitBlock(item: string, block: Block): string | undefined {
  const properties = block.getProperties()
  if (item === 'ender_eye' && String(properties['eye']) === 'true') return 'holds an eye already'
  if (item === 'bone_meal' && isFullGrown(block)) return 'is ripe already'
  return undefined
}
