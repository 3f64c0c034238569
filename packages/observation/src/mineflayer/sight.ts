import type { Position, Sight } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { createSeenLand, type SeenLand } from './seen-land.ts'

/** Tells whether a block of the bot's dimension has been in sight. */
export type IsSeen = (x: number, y: number, z: number) => boolean

/** Eyes that sight asks for a look, as far as they are needed here. */
interface Looking {
  lookAround(): unknown
  catchSight(position: Position): boolean
}

/** Memory of an agent with `exposed` sight. */
export interface SightMemory {
  /** Notes a cell that a look came through. */
  note(this: void, x: number, y: number, z: number): void
  readonly isSeen: IsSeen
}

interface LimitedSight {
  readonly memory: SightMemory
  readonly eyes: Looking
  readonly refresh: () => void
}

const memories = new WeakMap<object, LimitedSight>()

// Ticks between two looks that searches cause: a dug block opens others to sight at once, a second search sees no more.
const ticksPerSearch = 5

// Straight looks of one search. What is rare is found wherever it stands in sight; of what is common the looks around meet enough.
const looksPerSearch = 256

// Ticks between two looks while nobody searches: one second.
const ticksPerLook = 20

/** Makes a memory of what is seen in each dimension. */
export function createSightMemory(bot: Pick<Bot, 'game'>): SightMemory {
  const lands = new Map<string, SeenLand>()
  const land = (): SeenLand => {
    const { dimension } = bot.game
    let found = lands.get(dimension)
    if (!found) lands.set(dimension, (found = createSeenLand()))
    return found
  }
  return {
    note: (x, y, z) => land().note(x, y, z),
    isSeen: (x, y, z) => land().has(x, y, z),
  }
}

/** Limits all searches for blocks by this bot to what it has seen; returns what lifts the limit. */
export function limitSight(
  bot: Bot,
  { memory, eyes }: { readonly memory: SightMemory; readonly eyes: Looking },
): () => void {
  let ticks = 0
  let lookedAt = -ticksPerSearch
  const onTick = (): void => {
    ticks += 1
    if (ticks % ticksPerLook === 0) refresh()
  }
  const refresh = (): void => {
    if (ticks - lookedAt < ticksPerSearch) return
    lookedAt = ticks
    eyes.lookAround()
  }
  bot.on('physicsTick', onTick)
  memories.set(bot, { memory, eyes, refresh })
  return () => {
    bot.removeListener('physicsTick', onTick)
    memories.delete(bot)
  }
}

/**
 * Sight of a bot for one search; undefined when it knows all loaded blocks. Looks around go in some hundred directions and
 * miss most of what is far, so the blocks asked about are looked at themselves.
 */
export function seenBy(bot: object): IsSeen | undefined {
  const limited = memories.get(bot)
  if (!limited) return undefined
  const { memory, eyes, refresh } = limited
  refresh()
  let looks = looksPerSearch
  return (x, y, z) => {
    if (memory.isSeen(x, y, z)) return true
    looks -= 1
    return looks >= 0 && eyes.catchSight({ x, y, z })
  }
}

/** Kind of sight that a bot has. */
export function sightOf(bot: object): Sight {
  return memories.has(bot) ? 'exposed' : 'loaded'
}
