import type { Position } from '@voyager-mc/core'

/** Where a walk ended and why; only `arrived` means the goal holds. */
export type WalkResult =
  | { readonly status: 'arrived'; readonly position: Position }
  | {
      readonly status: 'no-path' | 'stagnated' | 'timeout' | 'interrupted'
      readonly position: Position
      /** What the goal still estimates, in blocks. */
      readonly distanceBlocks: number
    }
