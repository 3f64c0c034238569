import type { Bot } from 'mineflayer'

/** Value of a creature's metadata by its name in the version's data; undefined where the data names none. */
export function metadataField(bot: Bot, entity: Bot['entity'], field: string): unknown {
  const kind = bot.registry.entitiesByName[entity.name ?? '']
  // minecraft-data's typings leave the names out.
  const names: unknown = kind && Reflect.get(kind, 'metadataKeys')
  const index = Array.isArray(names) ? names.indexOf(field) : -1
  const fields: readonly unknown[] = Array.isArray(entity.metadata) ? entity.metadata : []
  return fields[index]
}
