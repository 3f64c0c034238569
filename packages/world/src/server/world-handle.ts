import type { GameMode } from '../context/game-mode.ts'
import type { Position } from '../context/position.ts'
import type { WorldEvents } from '../context/world-events.ts'
import type { Dimension } from '../registry/dimension.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { BlockProperties } from '../rules/index.ts'
import type { WorldSnapshot } from '../storage/snapshot.ts'
import type { KeptWorld } from '../storage/world-store.ts'

/** A block as the handle shows it. */
export interface BlockSnapshot {
  readonly name: string
  readonly properties: BlockProperties
}

/** A place in one of a world's dimensions. */
export interface WorldPlace extends Position {
  /** The overworld by default. */
  readonly dimension?: Dimension
}

/** A player as the handle shows it; a copy. */
export interface PlayerSnapshot {
  readonly name: string
  readonly position: Position
  readonly dimension: Dimension
  readonly gameMode: GameMode
  readonly health: number
  readonly food: number
  readonly experience: number
  readonly isDead: boolean
  /** Effects by name, as `FireResistance`: the level above one and the ticks left. */
  readonly effects: Readonly<Record<string, { readonly amplifier: number; readonly ticksLeft: number }>>
  /** Item counts by name. */
  readonly inventory: Readonly<Record<string, number>>
  /** The stacks that the player carries, wears and holds, in the order of their slots. */
  readonly stacks: readonly ItemStack[]
}

/** A creature as the handle shows it; a copy. */
export interface MobSnapshot {
  /** The entity id. */
  readonly id: number
  readonly name: string
  readonly position: Position
  readonly dimension: Dimension
  readonly health: number
  readonly maxHealth: number
  readonly isBaby: boolean
  /** Names of what it holds and wears. */
  readonly equipment: Readonly<Partial<Record<'main' | 'off' | 'feet' | 'legs' | 'chest' | 'head', string>>>
  /** Name of the player it is after; absent when it is after nobody. */
  readonly target?: string
}

/** A running world. */
export interface World extends AsyncDisposable {
  readonly host: string
  readonly port: number
  readonly version: string
  readonly seed: number
  /** Start place of new players. */
  readonly spawn: Position
  /** Ticks since the world was made. */
  readonly tick: number
  readonly isPaused: boolean
  readonly players: readonly PlayerSnapshot[]
  /** The creatures that live, in the order of their birth. */
  readonly mobs: readonly MobSnapshot[]
  /** A creature by its entity id; absent when it is dead or gone. */
  mob(id: number): MobSnapshot | undefined
  /** Events of the world; `on` returns what removes the listener. */
  readonly events: Pick<WorldEvents, 'on'>
  /** Stops time until `resume`, also that of the bots that share the world's virtual clock; connections stay open. */
  pause(): void
  resume(): void
  /** Runs ticks at once while the world is paused. */
  step(ticks: number): void
  blockAt(place: WorldPlace): BlockSnapshot
  /** Places a block by name; throws `InvalidWorldOptionError` for names the version lacks. */
  setBlock(place: WorldPlace, name: string, properties?: BlockProperties): void
  /** The slots of a chest, furnace, hopper, brewing stand or their like; absent for blocks that store nothing. */
  containerAt(place: WorldPlace): readonly (ItemStack | undefined)[] | undefined
  /** Puts items into a block that stores some; returns how many found room, throws `InvalidWorldOptionError` for others. */
  fillContainer(place: WorldPlace, stack: ItemStack): number
  /** Puts items into a player's inventory and returns how many found room. */
  give(playerName: string, stack: ItemStack): number
  /** Moves a player. */
  teleport(playerName: string, place: WorldPlace): void
  /** Puts a mob into the world and returns its entity id; throws `InvalidWorldOptionError` for unknown names. */
  spawnMob(name: string, place: WorldPlace): number
  /** Runs a slash command with all rights; returns what it answers, and the number that `execute store` would keep. */
  runCommand(line: string): {
    readonly isSuccess: boolean
    readonly text: string | undefined
    readonly result: number
  }
  /** The whole world as JSON-safe data: changed blocks, containers, entities, time and players. */
  snapshot(): WorldSnapshot
  /** Goes back to a snapshot of this world, or to what a store kept of it; connected players go back with it. */
  restore(target: WorldSnapshot | KeptWorld): void
  /**
   * Takes what has changed since the last taking, at the first time the whole world, for a host that keeps the world
   * itself: plain data that can be sent to another thread, committed to a store, and collected there as `kept` for
   * another world. Throws `InvalidWorldOptionError` in a world that has a store or directory.
   */
  takeChanges(): KeptWorld
  /** Counts taken changes as not taken, because they could not be committed. */
  giveBackChanges(changes: KeptWorld): void
  /** Commits the world to its store or directory now; does nothing without one. */
  save(): Promise<void>
  /** Saves, disconnects everyone and frees the port; throws `WorldStorageError` after that when it could not save. */
  close(): Promise<void>
  /** Closes the world at the end of a block that it was opened in with `await using`. */
  [Symbol.asyncDispose](): Promise<void>
}
