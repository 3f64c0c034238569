import type { Place } from './position.ts'

/** Structures that a world's generators build. */
export interface Structures {
  /** Names that `near` knows, such as `village`. */
  readonly names: readonly string[]
  /** The middle of the nearest structure of a name; absent where none is within reach. */
  near(name: string, from: Place): Place | undefined
}
