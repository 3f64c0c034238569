import type { IndexedData } from 'minecraft-data'

/** The version's data: what `prismarine-registry` returns for a version name. */
export type Registry = IndexedData
