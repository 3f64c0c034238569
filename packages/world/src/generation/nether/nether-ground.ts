import type { NetherLand } from './nether-land.ts'

/** Open space of one column of the Nether, and the land that it belongs to. */
export interface NetherGround {
  readonly land: NetherLand
  /** The highest block of the ground. */
  readonly floor: number
  /** The lowest block of the rock above. */
  readonly ceiling: number
}
