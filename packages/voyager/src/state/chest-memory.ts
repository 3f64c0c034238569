import type { ItemCounts } from '@voyager-mc/core'

/** Chests by position key `(x, y, z)`: their contents, or `Unknown` until one was opened. */
export type ChestMemory = Readonly<Record<string, ItemCounts | 'Unknown'>>
