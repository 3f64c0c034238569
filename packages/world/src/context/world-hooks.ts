import type { ChunkColumn } from '../columns/chunk-column.ts'
import type { ColumnPlace } from '../columns/column-key.ts'
import type { BlockBreak } from './block-change.ts'
import type { BlockData } from './block-data.ts'
import type { BlockStorage } from './block-storage.ts'
import type { BlockState } from './block-state.ts'
import type { BlockUse, EntityUse, ItemUse } from './clicks.ts'
import type { CrystalEntity, Entity } from './entity.ts'
import type { Damage } from './damage.ts'
import type { Mob } from './mob.ts'
import type { Player } from './player.ts'
import type { Place } from './position.ts'

/** A column that a player sees. */
export interface ViewedColumn extends ColumnPlace {
  readonly chunk: Pick<ChunkColumn, 'growing'>
}

/** A column that a player's client was sent. */
export interface SentColumn {
  readonly player: Player
  readonly column: ColumnPlace
}

/** The end of a player's fall. */
export interface Landing {
  readonly player: Player
  /** Blocks. */
  readonly distance: number
}

/** Harm that a player takes. */
export interface PlayerHarm {
  readonly player: Player
  readonly damage: Damage
}

/** Harm that a mob takes. */
export interface MobHarm {
  readonly mob: Mob
  readonly damage: Damage
}

/** A crystal that is about to blow up. */
export interface BrokenCrystal {
  readonly crystal: CrystalEntity
  readonly attacker?: Player | Entity
}

/** An explosion that is over. */
export interface Blast {
  readonly centre: Place
  readonly power: number
}

/** A block with its place. */
export interface PlacedState {
  readonly position: Place
  readonly state: BlockState
}

/** A block that uses power, looked at because its power may have changed. */
export interface PoweredBlock extends PlacedState {
  readonly isPowered: boolean
}

/** Asks all mechanics of a world in their order; the first `true` of a `use…` or `attack…` call ends it. */
export interface WorldHooks {
  /** Before a block is broken, while it still stands. */
  blockBroken(broken: BlockBreak): void
  /** A column is sent to a player for the first time since it was loaded. */
  columnViewed(column: ViewedColumn): void
  /** A column was sent to a player's client. */
  columnSent(sent: SentColumn): void
  /** Whether a mechanic wants random ticks of the blocks of a name. */
  wantsRandomTick(name: string): boolean
  randomTick(block: PlacedState): void
  useBlock(use: BlockUse): boolean
  /** The things inside of a block; absent when it stores none. */
  storageAt(place: Place): BlockStorage | undefined
  /** Data of a block beside its items; absent when it has none. */
  dataAt(place: Place): BlockData | undefined
  useItemOnBlock(use: BlockUse & Pick<ItemUse, 'stack'>): boolean
  useItem(use: ItemUse): boolean
  releaseItem(player: Player): void
  useEntity(use: EntityUse): boolean
  attackEntity(use: EntityUse): boolean
  playerLanded(landing: Landing): void
  /** Before damage counts; it may lower `damage.amount`. */
  damagePlayer(harm: PlayerHarm): void
  /** Before a player dies of what nothing forbids to survive. */
  savePlayer(death: PlayerHarm): boolean
  playerDied(death: PlayerHarm): void
  playerRespawned(player: Player): void
  /** Before damage to a mob counts; it may lower `damage.amount`, and below 0 the mob was not hit at all. */
  damageMob(harm: MobHarm): void
  crystalBroken(broken: BrokenCrystal): void
  exploded(blast: Blast): void
  /** A mob has dropped its items, before its experience. */
  mobDied(mob: Mob): void
  /** The power of a block may have changed. */
  powered(block: PoweredBlock): void
}
