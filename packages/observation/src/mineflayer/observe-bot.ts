import {
  defaultSight,
  type GameEvent,
  type KnownChest,
  type Observation,
  type Place,
  type Sight,
} from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { createExploredLand } from '../places/explored-land.ts'
import { createPlaceMemory } from '../places/place-memory.ts'
import { createChestMemory, type ChestMemory } from './chest-memory.ts'
import { observe } from './observe.ts'
import { recordChests } from './record-chests.ts'
import { openEyes } from './eyes.ts'
import { recordEvents } from './record-events.ts'
import { recordPlaces, type KnownLand } from './record-places.ts'
import { recordSeenBlocks } from './record-seen-blocks.ts'
import { createSightMemory, limitSight } from './sight.ts'

/** Watches one bot over a run: what single snapshots need to know about earlier ones. */
export interface BotObserver {
  /** Contents of the chests the bot has looked into. */
  readonly chests: ChestMemory
  /** Places worth coming back to, and land nobody has looked at; absent when no places are remembered. */
  readonly land?: KnownLand
  /** A snapshot with the chests, blocks and places remembered so far. */
  observe(options?: { readonly elapsedTicks?: number }): Observation
  /** Reports what happens from now on; returns what stops it. */
  recordEvents(onEvent: (event: GameEvent) => void): () => void
  /** Stops watching; snapshots stay possible. */
  stop(): void
}

/** Options of `observeBot`. */
export interface ObserveBotOptions {
  /** Chests known from an earlier run. */
  readonly chests?: readonly KnownChest[]
  /** Names of blocks seen in an earlier run. */
  readonly seenBlocks?: readonly string[]
  /** Places known from an earlier run; `none` remembers no places at all. */
  readonly places?: readonly Place[] | 'none'
  /** Blocks the bot knows of; by default `exposed` ones, of which it could see a face. */
  readonly sight?: Sight
}

/** Starts to watch a bot. */
export function observeBot(
  bot: Bot,
  {
    chests: known = [],
    seenBlocks = [],
    places: remembered = [],
    sight = defaultSight,
  }: ObserveBotOptions = {},
): BotObserver {
  const chests = createChestMemory(known, { dimension: () => bot.game?.dimension })
  const seen = new Set(seenBlocks)
  const land =
    remembered === 'none'
      ? undefined
      : { places: createPlaceMemory(remembered), explored: createExploredLand() }
  const memory = sight === 'exposed' ? createSightMemory(bot) : undefined
  const eyes = openEyes(bot, memory?.note)
  const stops = [
    recordChests(bot, chests),
    ...(memory ? [limitSight(bot, { memory, eyes })] : []),
    recordSeenBlocks(bot, seen),
    ...(land ? [recordPlaces(bot, { land, chests, eyes })] : []),
  ]
  return {
    chests,
    ...(land && { land }),
    observe: ({ elapsedTicks = 0 } = {}) =>
      observe(bot, { chests, seenBlocks: seen, elapsedTicks, ...(land && { places: land.places }) }),
    recordEvents: (onEvent) => recordEvents(bot, onEvent),
    stop() {
      for (const stop of stops) stop()
    },
  }
}
