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
  /** Line of the program that it began last; absent while none runs. */
  readonly line?: number
  /** Skill that the line calls and in which it is now, with the line there; absent in the program itself. */
  readonly skill?: { readonly name: string; readonly line: number }
}
