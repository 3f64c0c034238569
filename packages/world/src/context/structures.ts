import type { ColumnPlace } from '../columns/column-key.ts'
import type { Place, Position } from './position.ts'

/** Places that a villager calls its own. */
export interface VillagerHome {
  /** Foot of its bed. */
  readonly bed: Position
  readonly station: Position
  /** Place where the village meets. */
  readonly meeting: Position
}

/** A creature that belongs to a structure. */
export interface Dweller {
  readonly name: string
  readonly position: Place
  readonly profession?: string
  readonly home?: VillagerHome
}

/** A structure as it would stand somewhere. */
export interface PlannedStructure {
  /** In the order in which they are set, the later over the earlier; supports go down to the ground. */
  readonly blocks: readonly { readonly place: Place; readonly stateId: number; readonly isSupport: boolean }[]
  /** Names of the tables that its chests are filled from. */
  readonly chests: readonly { readonly place: Place; readonly table: string }[]
  readonly dwellers: readonly Dweller[]
}

/** Structures that a world's generators build. */
export interface Structures {
  /** Names that `near` knows, such as `village`. */
  readonly names: readonly string[]
  /** Names that `plan` knows. */
  readonly placeable: readonly string[]
  /** The middle of the nearest structure of a name; absent where none is within reach. */
  near(name: string, from: Place): Place | undefined
  /** Name of the table of a chest that came with the world; absent for all other places. */
  lootAt(place: Place): string | undefined
  dwellersIn(column: ColumnPlace): readonly Dweller[]
  spawnersIn(column: ColumnPlace): readonly { readonly place: Place; readonly mob: string }[]
  plan(name: string, middle: Place): PlannedStructure | undefined
}
