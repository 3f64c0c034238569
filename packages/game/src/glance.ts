import type { Position } from '@voyager-mc/core'

/** The bot at a moment, while a program runs; for people who watch. */
export interface Glance {
  readonly position: Position
  /** Such as `overworld` or `the_nether`. */
  readonly dimension: string
  readonly health: number
  readonly food: number
  /** The primitive that runs now; absent between two. */
  readonly primitive?: string
}
