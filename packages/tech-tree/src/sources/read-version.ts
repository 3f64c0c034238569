import { createRequire } from 'node:module'
import type { IndexedData } from 'minecraft-data'
import { UnsupportedVersionError } from '../errors/unsupported-version-error.ts'
import type { VersionFiles } from './version-files.ts'

type UsedData = Pick<
  IndexedData,
  | 'items'
  | 'itemsArray'
  | 'blocksArray'
  | 'recipes'
  | 'foodsByName'
  | 'entitiesArray'
  | 'biomesArray'
  | 'effectsArray'
  | 'enchantmentsArray'
  | 'blockLoot'
  | 'entityLoot'
  | 'isNewerOrEqualTo'
>

/** Everything the tree reads of a version. */
export interface VersionData extends UsedData {
  readonly minecraftVersion: string
}

/** Reads a version by its name, from the package, or from its files. */
export function readVersion(source: string | VersionFiles): VersionData {
  const data = typeof source === 'string' ? readPackage(source) : indexFiles(source)
  if (!data.isNewerOrEqualTo('1.16'))
    throw new UnsupportedVersionError(typeof source === 'string' ? source : data.minecraftVersion)
  return data
}

function readPackage(version: string): VersionData {
  // Required when asked for, because a bundler that finds the import takes all versions along, 300 MB.
  const read = createRequire(import.meta.url)('minecraft-data') as (name: string) => IndexedData | null // its only export; null for a version without data
  const data = read(version)
  if (data?.type !== 'pc') throw new UnsupportedVersionError(version)
  return { ...data, minecraftVersion: data.version.minecraftVersion ?? version }
}

function indexFiles(files: VersionFiles): VersionData {
  const minecraftVersion = files.version.minecraftVersion ?? 'without a name'
  // The files are those of the package, whose types describe them.
  return {
    minecraftVersion,
    isNewerOrEqualTo: (other: string) => compareVersions(minecraftVersion, other) >= 0,
    items: indexBy(files.items, 'id'),
    itemsArray: files.items,
    blocksArray: files.blocks,
    recipes: files.recipes,
    foodsByName: indexBy(files.foods, 'name'),
    entitiesArray: files.entities,
    biomesArray: files.biomes,
    effectsArray: files.effects,
    enchantmentsArray: files.enchantments,
    blockLoot: indexBy(files.blockLoot, 'block'),
    entityLoot: indexBy(files.entityLoot, 'entity'),
    // The tech tree reads these parts of what minecraft-data declares, and no others.
  } as unknown as VersionData
}

function indexBy(list: readonly object[], member: string): Readonly<Record<string, object>> {
  return Object.fromEntries(list.map((entry) => [String(Reflect.get(entry, member)), entry]))
}

/** Negative when the first is older; what is no number counts as oldest. */
function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map((part) => Number(part) || 0))
  for (let index = 0; index < 3; index += 1) {
    const difference = (first?.[index] ?? 0) - (second?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
