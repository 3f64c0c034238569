import type { BlockState } from '../blocks/block-state.ts'
import type { ChunkColumn } from '../generation/index.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { Command } from './command.ts'
import type { Damage } from './damage.ts'
import type { Entity } from './entity.ts'
import type { Face } from './faces.ts'
import type { Player } from './player.ts'
import type { Position } from './position.ts'
import type { WorldContext } from './world-context.ts'

/** A block that became another. */
export interface BlockChange {
  readonly position: Position
  readonly before: BlockState
  readonly after: BlockState
}

/** A block about to be removed by digging, an explosion or lost support. */
export interface BlockBreak {
  readonly position: Position
  readonly state: BlockState
  /** Who dug it; absent when the world did. */
  readonly player?: Player
}

/** A right click on a block. */
export interface BlockUse {
  readonly player: Player
  readonly hand: 'main' | 'off'
  /** What the hand holds; absent when it is empty. */
  readonly stack: ItemStack | undefined
  readonly position: Position
  readonly state: BlockState
  readonly face: Face
  /** Where on the block the cursor is, each axis from 0 to 1. */
  readonly cursor: Position
}

/** A right click into the air or with an item that acts at a distance. */
export interface ItemUse {
  readonly player: Player
  readonly hand: 'main' | 'off'
  readonly stack: ItemStack
}

/** A click on an entity or another player. */
export interface EntityUse {
  readonly player: Player
  readonly hand: 'main' | 'off'
  readonly target: Entity | Player
}

/** A packet as the protocol library read it; fields are checked where they are used. */
export type Packet = Readonly<Record<string, unknown>>

/** Reacts to a packet from a player. */
export type PacketHandler = (world: WorldContext, player: Player, packet: Packet) => void

/** JSON-safe data. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue }

/**
 * One rule of the game, as hooks that the world calls; a factory makes a fresh one per world and `mechanics.ts`
 * lists them. Hooks run in the order of that list; the first `true` of a `use…` hook ends the click.
 */
export interface Mechanic {
  readonly name: string
  /** Once, when the world is complete and before it listens. */
  readonly start?: (world: WorldContext) => void
  /** Every tick, before players and entities. */
  readonly tick?: (world: WorldContext) => void
  /** Every tick for every player, also dead ones. */
  readonly tickPlayer?: (world: WorldContext, player: Player) => void
  /** Every tick for every entity in a loaded column. */
  readonly tickEntity?: (world: WorldContext, entity: Entity) => void
  /** After any block changed. */
  readonly blockChanged?: (world: WorldContext, change: BlockChange) => void
  /** Before a block is broken, while it still stands. */
  readonly blockBroken?: (world: WorldContext, broken: BlockBreak) => void
  /** A random tick on a block; called only for block names listed in `randomTicks`. */
  readonly randomTick?: (
    world: WorldContext,
    block: { readonly position: Position; readonly state: BlockState },
  ) => void
  /** Which block names want random ticks. */
  readonly randomTicks?: (name: string) => boolean
  /** A block is clicked, whatever the hand holds; skipped when a player sneaks with a full hand. */
  readonly useBlock?: (world: WorldContext, use: BlockUse) => boolean
  /** An item is used on a block, before the world tries to place it. */
  readonly useItemOnBlock?: (world: WorldContext, use: BlockUse & { readonly stack: ItemStack }) => boolean
  /** An item is used where no block answers. */
  readonly useItem?: (world: WorldContext, use: ItemUse) => boolean
  /** The use key is let go. */
  readonly releaseItem?: (world: WorldContext, player: Player) => void
  /** An entity is clicked with the use key. */
  readonly useEntity?: (world: WorldContext, use: EntityUse) => boolean
  /** An entity is hit. */
  readonly attackEntity?: (world: WorldContext, use: EntityUse) => boolean
  /** A column is sent to a player for the first time since it was loaded. */
  readonly columnViewed?: (
    world: WorldContext,
    column: {
      readonly chunkX: number
      readonly chunkZ: number
      readonly chunk: Pick<ChunkColumn, 'growing'>
    },
  ) => void
  /** Handlers of packets from players, by packet name. */
  readonly packets?: Readonly<Record<string, PacketHandler>>
  readonly playerJoined?: (world: WorldContext, player: Player) => void
  readonly playerLeft?: (world: WorldContext, player: Player) => void
  /** The player's feet touch the ground after a fall of so many blocks. */
  readonly playerLanded?: (
    world: WorldContext,
    landing: { readonly player: Player; readonly distance: number },
  ) => void
  /** Before damage counts; hooks may lower `damage.amount`. */
  readonly damagePlayer?: (
    world: WorldContext,
    hurt: { readonly player: Player; readonly damage: Damage },
  ) => void
  /** After health reached zero and before the respawn screen. */
  readonly playerDied?: (
    world: WorldContext,
    death: { readonly player: Player; readonly damage: Damage },
  ) => void
  readonly playerRespawned?: (world: WorldContext, player: Player) => void
  /** Slash commands by name, without the slash. */
  readonly commands?: Readonly<Record<string, Command>>
  /** Data to keep with the world. */
  readonly save?: (world: WorldContext) => JsonValue
  /** Takes back what `save` gave. */
  readonly load?: (world: WorldContext, data: JsonValue) => void
}

type HooklessKey = 'name' | 'commands' | 'packets' | 'randomTicks' | 'randomTick' | 'save' | 'load'

/** The hooks of all mechanics in order, collected once so that a tick does not search for them. */
export type MechanicHooks = {
  readonly [Hook in Exclude<keyof Mechanic, HooklessKey>]-?: readonly NonNullable<Mechanic[Hook]>[]
}
