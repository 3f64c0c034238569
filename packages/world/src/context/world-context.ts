import type { IndexedData } from 'minecraft-data'
import type { BlockAccess } from './block-access.ts'
import type { ItemCatalog } from '../items/item-catalog.ts'
import type { CommandDesk } from './command-desk.ts'
import type { Difficulty } from './difficulty.ts'
import type { EntityRegistry } from './entity-registry.ts'
import type { Gamerules } from './gamerules.ts'
import type { Player } from './player.ts'
import type { Place } from './position.ts'
import type { Structures } from './structures.ts'
import type { RandomSource } from './random-source.ts'
import type { WorldEvents } from './world-events.ts'
import type { WorldHooks } from './world-hooks.ts'

/** The time and weather of a world. */
export interface Sky {
  /** Ticks of the day, 0 to 23999; 0 is sunrise. */
  timeOfDay: number
  /** Whole days gone by. */
  day: number
  isRaining: boolean
  isThundering: boolean
}

/** Everything a mechanic may read, change or call. */
export interface WorldContext {
  /** The Minecraft version, for example `1.19.4`. */
  readonly version: string
  /** minecraft-data of the version, as a prismarine registry. */
  readonly registry: IndexedData
  readonly seed: number
  readonly viewDistanceChunks: number
  /** Ticks since the world was made. */
  readonly tick: number
  readonly sky: Sky
  readonly random: RandomSource
  readonly events: WorldEvents
  readonly gamerules: Gamerules
  difficulty: Difficulty
  /** Start place of players. */
  spawn: Place
  readonly blocks: BlockAccess
  /** The ground as the seed makes it, without making its columns. */
  readonly groundAt: (column: Omit<Place, 'y'>) => { readonly height: number; readonly biome: string }
  readonly structures: Structures
  readonly items: ItemCatalog
  readonly entities: EntityRegistry
  /** The players that are connected, in the order they came. */
  readonly players: readonly Player[]
  readonly hooks: WorldHooks
  readonly commands: CommandDesk
  /** Whether the version has a feature, by its minecraft-data name. */
  supports(feature: string): boolean
  /** Whether the version is the given one or newer. */
  isAtLeast(version: string): boolean
  /** Sends a packet to every player. */
  broadcast(packet: string, params: Readonly<Record<string, unknown>>): void
  /** Shows a line of text to every player. */
  announce(text: string): void
  /** Sends a packet to the players who see an entity. */
  broadcastNear(
    entity: { readonly id: number },
    packet: string,
    params: Readonly<Record<string, unknown>>,
  ): void
}
