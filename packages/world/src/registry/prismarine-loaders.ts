import type { IndexedData } from 'minecraft-data'
import type { Block } from 'prismarine-block'
import type { Item } from 'prismarine-item'
import prismarineBlock from 'prismarine-block'
import prismarineItem from 'prismarine-item'
import prismarineRegistry from 'prismarine-registry'
import prismarineWindows from 'prismarine-windows'

// The prismarine packages are CommonJS modules whose export is the loader itself, while their declarations describe
// a default export; every cast in this file bridges that difference and nothing else.

/** The parts of prismarine-windows' table of window types that the world uses. */
export interface WindowTypes {
  readonly windows: Readonly<
    Record<string, { readonly type: number | string; readonly slots: number } | undefined>
  >
}

/** Loads minecraft-data of a version with its feature table. */
export function loadRegistry(version: string): IndexedData {
  return (prismarineRegistry as unknown as (version: string) => IndexedData)(version)
}

/** Loads the block class of a version. */
export function loadBlockClass(registry: IndexedData): typeof Block {
  return (prismarineBlock as unknown as (registry: IndexedData) => typeof Block)(registry)
}

/** Loads the item class of a version. */
export function loadItemClass(registry: IndexedData): typeof Item {
  return (prismarineItem as unknown as (registry: IndexedData) => typeof Item)(registry)
}

/** Loads the window types of a version. */
export function loadWindowTypes(registry: IndexedData): WindowTypes {
  return (prismarineWindows as unknown as (registry: IndexedData) => WindowTypes)(registry)
}
