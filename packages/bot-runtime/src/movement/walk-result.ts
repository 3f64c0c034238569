import type { Position } from '@voyager-mc/core'

/** Where a walk ended and why; only `arrived` means the goal holds. */
export type WalkResult =
  | { readonly status: 'arrived'; readonly position: Position }
  | {
      readonly status: 'no-path' | 'stagnated' | 'timeout' | 'interrupted'
      readonly position: Position
      /** Goal's estimate of the remaining distance, in blocks. */
      readonly distanceBlocks: number
    }
