import type { BlockState } from './block-state.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { Damage } from './damage.ts'
import type { Entity, MobEntity } from './entity.ts'
import type { Player } from './player.ts'
import type { Place } from './position.ts'

/** Payloads of a world's events, by event name. */
export interface WorldEventMap {
  'player-join': { readonly player: Player }
  'player-leave': { readonly player: Player }
  'player-hurt': { readonly player: Player; readonly damage: Damage }
  'player-death': { readonly player: Player; readonly damage: Damage; readonly message: string }
  'player-respawn': { readonly player: Player }
  chat: { readonly player: Player; readonly text: string }
  command: { readonly player: Player; readonly text: string }
  'block-dig': {
    readonly player: Player
    readonly position: Place
    readonly state: BlockState
    readonly drops: readonly ItemStack[]
  }
  'block-place': {
    readonly player: Player
    readonly position: Place
    readonly state: BlockState
    /** The stack in the hand before one of it was placed; absent when the block came of something else. */
    readonly stack?: ItemStack
  }
  'item-craft': { readonly player: Player; readonly stack: ItemStack }
  'item-smelt': { readonly position: Place; readonly stack: ItemStack }
  /** An enchanting table has worked. */
  'item-enchant': { readonly player: Player; readonly stack: ItemStack }
  'item-pickup': { readonly player: Player; readonly stack: ItemStack }
  'item-break': { readonly player: Player; readonly name: string }
  'entity-spawn': { readonly entity: Entity }
  'entity-remove': { readonly entity: Entity }
  'mob-death': { readonly mob: MobEntity; readonly killer: Player | undefined }
  tick: { readonly tick: number }
  /** The world was written to its directory as it was at that tick. */
  save: { readonly tick: number }
  /** A mechanic or a packet handler threw, or an automatic save failed and will be tried again; the world goes on. */
  error: { readonly error: unknown; readonly during: string }
}

/** The name of something a world reports. */
export type WorldEventName = keyof WorldEventMap

/** The events of one world. */
export interface WorldEvents {
  /** Registers a listener and returns what removes it. */
  on<Name extends WorldEventName>(name: Name, listener: (event: WorldEventMap[Name]) => void): () => void
  emit<Name extends WorldEventName>(name: Name, event: WorldEventMap[Name]): void
}

/** Creates an event hub without listeners. */
export function createWorldEvents(): WorldEvents {
  const listeners = new Map<WorldEventName, Set<(event: never) => void>>()
  return {
    on(name, listener) {
      const ofName = listeners.get(name) ?? new Set()
      listeners.set(name, ofName)
      ofName.add(listener)
      return () => {
        ofName.delete(listener)
      }
    },
    emit(name, event) {
      // The map only holds listeners under the name they were registered for.
      for (const listener of listeners.get(name) ?? []) (listener as (value: typeof event) => void)(event)
    },
  }
}
