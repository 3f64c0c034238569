import type { Bot } from 'mineflayer'
import { metadataField } from '../bot/metadata-field.ts'

const tameBit = 2
const saddleBit = 4

/** Whether a horse, donkey or llama has an owner; false where the version's data do not tell. */
export function isTameSteed(bot: Bot, entity: Bot['entity']): boolean {
  return (flagsOf(bot, entity) & tameBit) !== 0
}

/** Whether a creature wears a saddle; false where the version's data do not tell. */
export function isSaddled(bot: Bot, entity: Bot['entity']): boolean {
  if (entity.name === 'pig' || entity.name === 'strider') return metadataField(bot, entity, 'saddle') === true
  return (flagsOf(bot, entity) & saddleBit) !== 0
}

function flagsOf(bot: Bot, entity: Bot['entity']): number {
  const flags = metadataField(bot, entity, 'flags')
  return typeof flags === 'number' ? flags : 0
}
