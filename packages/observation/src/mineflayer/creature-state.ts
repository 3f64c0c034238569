import type { Observation } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'

// Field of a creature's metadata that tells the young, where the data does not name it.
const babyFields = { '1.16': 15, later: 16 }

/** Whether a creature is not grown. */
export function isYoung(bot: Bot, entity: Bot['entity']): boolean {
  // The metadata is a list by field number; its type promises no more than an object.
  const metadata: readonly unknown[] = Array.isArray(entity.metadata) ? entity.metadata : []
  return metadata[babyFields[bot.registry.version.majorVersion === '1.16' ? '1.16' : 'later']] === true
}

/** Levels of experience; nothing when there are none. */
export function levelOf(bot: Bot): Pick<Observation, 'experienceLevel'> {
  // It is null until the server has told it.
  const experience: unknown = Reflect.get(bot, 'experience')
  const level: unknown = Object(experience).level
  return typeof level === 'number' && level > 0 ? { experienceLevel: level } : {}
}

/** Creature or vehicle the bot sits on; nothing when it stands. */
export function vehicleOf(bot: Bot): Pick<Observation, 'vehicle'> {
  // mineflayer's typings leave the member out; it is null after a dismount.
  const vehicle: unknown = Reflect.get(bot, 'vehicle')
  const name: unknown =
    typeof vehicle === 'object' && vehicle !== null ? Reflect.get(vehicle, 'name') : undefined
  return typeof name === 'string' ? { vehicle: name } : {}
}
