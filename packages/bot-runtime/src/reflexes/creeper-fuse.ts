import type { Bot } from 'mineflayer'

// Where the data does not name the fields of creatures.
const fuseField = { '1.16': 15, later: 16 }

/** Whether a creeper's fuse burns. */
export function isFuseLit(bot: Bot, creeper: Bot['entity']): boolean {
  // The metadata is a list by field number; its type promises no more than an object.
  const metadata: readonly unknown[] = Array.isArray(creeper.metadata) ? creeper.metadata : []
  return metadata[fieldOf(bot)] === 1
}

function fieldOf({ registry }: Bot): number {
  const creeper: object = registry.entitiesByName['creeper'] ?? {}
  const names: unknown = Reflect.get(creeper, 'metadataKeys')
  if (Array.isArray(names)) return names.indexOf('swell_dir')
  return registry.version.majorVersion === '1.16' ? fuseField['1.16'] : fuseField.later
}
