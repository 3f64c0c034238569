import type { BlockProperties, BlockState } from './block-state.ts'
import type { Registry } from './registry.ts'

/** The side of the clicked block that points at the placed one. */
export type Face = 'down' | 'up' | 'north' | 'south' | 'west' | 'east'

/** Who places what, where. */
export interface PlacementOptions {
  readonly registry: Registry
  /** The held item's name. */
  readonly item: string
  readonly face: Face
  /** The player's yaw in degrees as in the protocol: 0 looks south, 90 west. */
  readonly yaw: number
  /** The player's pitch in degrees: −90 looks up, 90 down. */
  readonly pitch: number
  /** Where on the clicked block, from 0 to 1 on each axis. */
  readonly cursor: { readonly x: number; readonly y: number; readonly z: number }
  /** The block that is replaced. */
  readonly target: BlockState
}

/** One block of a placement. */
export interface PlacedBlock {
  /** From the target position. */
  readonly offset: { readonly x: number; readonly y: number; readonly z: number }
  readonly name: string
  readonly properties: BlockProperties
  readonly stateId: number
}

/**
 * The blocks that using an item puts down, the one at the target first; two for doors, beds and tall flowers.
 * An empty list means that the item places nothing on that side. Support and free space are the caller's to check.
 */
export function placementOf({ registry, item }: PlacementOptions): readonly PlacedBlock[] {
  throw new RangeError(`not yet ${registry.type} ${item}`)
}
