import type { Position } from '@voyager-mc/core'

/** The part of a mineflayer bot that pictures are made from; anything of this shape can be looked at. */
export interface ViewedBot {
  readonly registry: ViewedRegistry
  readonly world: { getColumn(chunkX: number, chunkZ: number): unknown }
  readonly entity: ViewedEntity
  readonly entities: Readonly<Record<string | number, ViewedEntity>>
  readonly heldItem: { readonly name: string } | null
  readonly game: { readonly dimension: string }
  readonly time: { readonly timeOfDay: number; readonly age?: number }
  readonly health?: number
  readonly food?: number
  /** The block that is dug now. */
  readonly targetDigBlock?: { readonly position: Position } | null
  on(event: BotWorldEvent, listener: (...values: never[]) => void): unknown
  removeListener(event: BotWorldEvent, listener: (...values: never[]) => void): unknown
}

/** Events after which blocks, or the way that the bot means to go, differ from those that were read. */
export type BotWorldEvent =
  | 'blockUpdate'
  | 'chunkColumnLoad'
  | 'chunkColumnUnload'
  | 'path_update'
  | 'goal_reached'
  | 'path_stop'

/** Creature, player or thing in the world. */
export interface ViewedEntity {
  readonly id: number
  readonly position: Position
  readonly yaw: number
  readonly pitch: number
  readonly name?: string | undefined
  readonly username?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** Data that the server sent about it. */
  readonly metadata?: readonly unknown[] | undefined
}

/** Knowledge of one version's blocks, in the shape of `minecraft-data`. */
export interface ViewedRegistry {
  readonly blocksByStateId: Readonly<Record<number, ViewedBlock | undefined>>
  readonly blockCollisionShapes: {
    readonly blocks: Readonly<Record<string, number | readonly number[] | undefined>>
    readonly shapes: Readonly<Record<string | number, readonly (readonly number[])[] | undefined>>
  }
  /** Absent where nothing is known about bodies. */
  readonly entitiesByName?: Readonly<
    Record<string, { readonly metadataKeys?: readonly string[] } | undefined>
  >
}

export interface ViewedBlock {
  readonly name: string
  readonly minStateId?: number
  readonly transparent: boolean
}
