import type { BlockData } from './block-data.ts'
import type { BlockStorage } from './block-storage.ts'
import type { BlockBreak, BlockChange } from './block-change.ts'
import type { KeptState } from './kept-state.ts'
import type { BlockUse, EntityUse, ItemUse } from './clicks.ts'
import type { Command } from './command.ts'
import type { EntityTicks, MobTicks } from './entity-ticks.ts'
import type { Mob } from './mob.ts'
import type { Packet } from './packet.ts'
import type { Player } from './player.ts'
import type { Place } from './position.ts'
import type { WorldContext } from './world-context.ts'
import type {
  Blast,
  BrokenCrystal,
  Landing,
  MobHarm,
  PlacedState,
  PlayerHarm,
  PoweredBlock,
  SentColumn,
  ViewedColumn,
} from './world-hooks.ts'

/** Reacts to a packet from a player. */
export type PacketHandler = (world: WorldContext, player: Player, packet: Packet) => void

/**
 * One rule of the game, as hooks that the world calls; a factory makes a fresh one per world and `createMechanics`
 * lists them. Hooks run in the order of that list; the first `true` of a `use…` hook ends the click.
 */
export interface Mechanic {
  readonly name: string
  /** Once, when the world is complete and before it listens. */
  readonly start?: (world: WorldContext) => void
  /** After the world went back to a snapshot, when everything is in place again. */
  readonly restored?: (world: WorldContext) => void
  /** Every tick, before players and entities. */
  readonly tick?: (world: WorldContext) => void
  /** Every tick for every player, also dead ones. */
  readonly tickPlayer?: (world: WorldContext, player: Player) => void
  /** Every tick for every entity of a kind in a loaded column. */
  readonly tickEntity?: EntityTicks
  /** Every tick for every creature of a type in a loaded column. */
  readonly tickMob?: MobTicks
  /** After any block changed. */
  readonly blockChanged?: (world: WorldContext, change: BlockChange) => void
  /** Before a block is broken, while it still stands. */
  readonly blockBroken?: (world: WorldContext, broken: BlockBreak) => void
  /** A random tick on a block; called only for block names listed in `randomTicks`. */
  readonly randomTick?: (world: WorldContext, block: PlacedState) => void
  /** Tells whether blocks of a name want random ticks. */
  readonly randomTicks?: (name: string) => boolean
  /** A block is clicked, whatever the hand holds; skipped when a player sneaks with a full hand. */
  readonly useBlock?: (world: WorldContext, use: BlockUse) => boolean
  /** The things inside of a block; absent for blocks of other mechanics. */
  readonly storageAt?: (world: WorldContext, place: Place) => BlockStorage | undefined
  /** Data of a block beside its items; absent for blocks of other mechanics. */
  readonly dataAt?: (world: WorldContext, place: Place) => BlockData | undefined
  /** An item is used on a block, before the world tries to place it. */
  readonly useItemOnBlock?: (world: WorldContext, use: BlockUse & Pick<ItemUse, 'stack'>) => boolean
  /** An item is used where no block answers. */
  readonly useItem?: (world: WorldContext, use: ItemUse) => boolean
  /** The use key is let go. */
  readonly releaseItem?: (world: WorldContext, player: Player) => void
  /** An entity is clicked with the use key. */
  readonly useEntity?: (world: WorldContext, use: EntityUse) => boolean
  /** An entity is hit. */
  readonly attackEntity?: (world: WorldContext, use: EntityUse) => boolean
  /** A column is sent to a player for the first time since it was loaded. */
  readonly columnViewed?: (world: WorldContext, column: ViewedColumn) => void
  /** A column was sent to a player's client. */
  readonly columnSent?: (world: WorldContext, sent: SentColumn) => void
  /** Handlers of packets from players, by packet name. */
  readonly packets?: Readonly<Record<string, PacketHandler>>
  readonly playerJoined?: (world: WorldContext, player: Player) => void
  readonly playerLeft?: (world: WorldContext, player: Player) => void
  /** The player's feet touch the ground after a fall of so many blocks. */
  readonly playerLanded?: (world: WorldContext, landing: Landing) => void
  /** Before damage counts; hooks may lower `damage.amount`. */
  readonly damagePlayer?: (world: WorldContext, harm: PlayerHarm) => void
  /** Health has reached zero; a hook that gives some back returns true, and the player lives. */
  readonly savePlayer?: (world: WorldContext, death: PlayerHarm) => boolean
  /** After health reached zero and before the respawn screen. */
  readonly playerDied?: (world: WorldContext, death: PlayerHarm) => void
  readonly playerRespawned?: (world: WorldContext, player: Player) => void
  /** Before damage to a mob counts; hooks may lower `damage.amount`, and below 0 the mob was not hit at all. */
  readonly damageMob?: (world: WorldContext, harm: MobHarm) => void
  /** A crystal of the End is about to blow up. */
  readonly crystalBroken?: (world: WorldContext, broken: BrokenCrystal) => void
  /** Something blew up; bodies were hurt and blocks broken already. */
  readonly exploded?: (world: WorldContext, blast: Blast) => void
  /** A mob has dropped its items, before its experience. */
  readonly mobDied?: (world: WorldContext, mob: Mob) => void
  /** The power of a block that uses some may have changed; called again and again with the same. */
  readonly powered?: (world: WorldContext, block: PoweredBlock) => void
  /** Slash commands by name, without the slash. */
  readonly commands?: Readonly<Record<string, Command>>
  /** Data to keep with the world. */
  readonly kept?: KeptState
}
