import { formatPosition, type ItemCounts, type KnownChest, type Position } from '@voyager-mc/core'

/** Memory of the chests the agent has met: plain data by position. */
export interface ChestMemory {
  /** Remembers what a chest holds. */
  remember(position: Position, contents: ItemCounts): void
  /** The chest is gone; a new one at the same place starts unknown. */
  forget(position: Position): void
  contentsOf(position: Position): ItemCounts | undefined
  list(): readonly KnownChest[]
}

/** Creates a memory that starts with `chests`, for example those of a checkpoint. */
export function createChestMemory(chests: readonly KnownChest[] = []): ChestMemory {
  const known = new Map<string, { readonly position: Position; readonly contents: ItemCounts }>()
  const memory: ChestMemory = {
    remember({ x, y, z }, contents) {
      known.set(formatPosition({ x, y, z }), { position: { x, y, z }, contents: { ...contents } })
    },
    forget(position) {
      known.delete(formatPosition(position))
    },
    contentsOf: (position) => known.get(formatPosition(position))?.contents,
    list: () =>
      [...known.values()].map(({ position, contents }) => ({ position, contents: { ...contents } })),
  }
  for (const { position, contents } of chests) if (contents) memory.remember(position, contents)
  return memory
}
