import { createRequire } from 'node:module'
import type { VersionFiles } from '../sources/version-files.ts'

const names = [
  'version',
  'items',
  'blocks',
  'recipes',
  'foods',
  'entities',
  'biomes',
  'effects',
  'enchantments',
  'blockLoot',
  'entityLoot',
] as const

/** Reads the files of a version as a bundled program imports them. */
export function readVersionFiles(version: string): VersionFiles {
  // The package's own table of files, read lazily by its getters.
  const tables = createRequire(import.meta.url)('minecraft-data/data.js') as {
    readonly pc: Readonly<Record<string, VersionFiles>>
  }
  const files = tables.pc[version]
  if (!files) throw new RangeError(`minecraft-data has no files of ${version}.`)
  return Object.fromEntries(names.map((name) => [name, files[name]])) as unknown as VersionFiles // a copy of those members
}
