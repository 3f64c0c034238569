import { formatPosition, mostPlaces, type ItemCounts, type KnownChest, type Position } from '@voyager-mc/core'

/** Memory of the chests the agent has met, each in its dimension: plain data, as many as places are remembered. */
export interface ChestMemory {
  /** Remembers what a chest of the dimension the agent is in holds; of too many the one not looked into for longest goes. */
  remember(position: Position, contents: ItemCounts): void
  /** The chest is gone; a new one at the same place starts unknown. */
  forget(position: Position): void
  contentsOf(position: Position): ItemCounts | undefined
  /** Those of the dimension the agent is in. */
  here(): readonly KnownChest[]
  /** All of them, with their dimensions. */
  list(): readonly KnownChest[]
}

export interface CreateChestMemoryOptions {
  /** Dimension the agent is in; by default nobody knows, and all chests are of one. */
  readonly dimension?: () => string | undefined
}

type Kept = Required<Pick<KnownChest, 'position' | 'contents'>> & Pick<KnownChest, 'dimension'>

/** Creates a memory that starts with `chests`, for example those of a checkpoint; one without a dimension is of the present one. */
export function createChestMemory(
  chests: readonly KnownChest[] = [],
  { dimension: present = () => undefined }: CreateChestMemoryOptions = {},
): ChestMemory {
  const known = new Map<string, Kept>()
  const keyOf = ({ x, y, z }: Position, dimension = present()): string =>
    `${formatPosition({ x, y, z })} ${dimension ?? ''}`
  const keep = ({ x, y, z }: Position, contents: ItemCounts, dimension = present()): void => {
    const key = keyOf({ x, y, z }, dimension)
    known.delete(key)
    known.set(key, {
      position: { x, y, z },
      contents: { ...contents },
      ...(dimension === undefined ? {} : { dimension }),
    })
    const [oldest] = known.keys()
    if (known.size > mostPlaces && oldest !== undefined) known.delete(oldest)
  }
  for (const { position, contents, dimension } of chests) if (contents) keep(position, contents, dimension)
  return {
    remember: (position, contents) => keep(position, contents),
    forget(position) {
      known.delete(keyOf(position))
    },
    contentsOf: (position) => known.get(keyOf(position))?.contents,
    here: () =>
      [...known.values()]
        .filter(({ dimension }) => dimension === present())
        .map(({ position, contents }) => ({ position, contents: { ...contents } })),
    list: () => [...known.values()].map((chest) => ({ ...chest, contents: { ...chest.contents } })),
  }
}
