/** An embedded world, or the changes of it, as plain data: `KeptWorld` of `@voyager-mc/world`. */
export interface KeptGameWorld {
  /** Facts of the whole world: version, seed, tick and others. */
  readonly meta: unknown
  /** Columns that differ from what the seed makes; in changes, one without bytes is as generated again. */
  readonly columns: readonly KeptGameColumn[]
  /** Players by name; in changes, `null` marks one that is not known any more. */
  readonly players: Readonly<Record<string, unknown>>
  /** State of the world's mechanics by name. */
  readonly mechanics: Readonly<Record<string, unknown>>
}

export interface KeptGameColumn {
  readonly dimension: string
  readonly chunkX: number
  readonly chunkZ: number
  readonly bytes: Uint8Array | undefined
}

/** Both changes as one, the later ones last; marks of what is gone stay marks. */
export function joinChanges(earlier: KeptGameWorld | undefined, later: KeptGameWorld): KeptGameWorld {
  if (earlier === undefined) return later
  const columns = new Map(earlier.columns.map((column) => [placeOf(column), column]))
  for (const column of later.columns) columns.set(placeOf(column), column)
  return {
    meta: later.meta,
    columns: [...columns.values()],
    players: { ...earlier.players, ...later.players },
    mechanics: { ...earlier.mechanics, ...later.mechanics },
  }
}

const placeOf = ({ dimension, chunkX, chunkZ }: KeptGameColumn): string => `${dimension} ${chunkX} ${chunkZ}`
