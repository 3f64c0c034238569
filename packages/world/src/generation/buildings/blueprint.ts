import type { BuildingTable } from './building-tables.ts'

/** Whole coordinates of a block. */
export type Spot = readonly [x: number, y: number, z: number]

/** A block of a building. */
export interface PlannedBlock {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Such as `oak_door[half=upper,facing=north]`; names parted by spaces are for versions that lack the first. */
  readonly spec: string
  /** Quarter turns to the right that its directions make. */
  readonly quarter: number
  /** Whether it goes down to the ground below. */
  readonly isSupport: boolean
}

/** A creature that belongs to a building. */
export interface Dweller {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly z: number
  readonly profession?: string
  /** Foot of its bed. */
  readonly bed?: Spot
  readonly station?: Spot
  /** Place where everybody meets. */
  readonly meeting?: Spot
}

/** A chest, or another block with items, and the table that fills it. */
export interface PlannedChest {
  readonly spot: Spot
  readonly table: BuildingTable
}

/** A spawner and the creature it brings. */
export interface PlannedSpawner {
  readonly spot: Spot
  readonly mob: string
}

/** A building as it is to stand in the world. */
export interface Blueprint {
  readonly blocks: readonly PlannedBlock[]
  readonly chests: readonly PlannedChest[]
  readonly spawners: readonly PlannedSpawner[]
  readonly dwellers: readonly Dweller[]
}
