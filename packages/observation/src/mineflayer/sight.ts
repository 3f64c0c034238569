import type { Sight } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { createSeenLand, type SeenLand } from './seen-land.ts'

/** Tells whether a block of the bot's dimension has been in sight. */
export type IsSeen = (x: number, y: number, z: number) => boolean

/** Eyes that sight asks for a look, as far as they are needed here. */
interface Looking {
  lookAround(): unknown
}

/** Memory of an agent with `exposed` sight. */
export interface SightMemory {
  /** Notes a cell that a look came through. */
  note(this: void, x: number, y: number, z: number): void
  readonly isSeen: IsSeen
}

const memories = new WeakMap<object, { readonly memory: SightMemory; readonly refresh: () => void }>()

// Ticks between two looks that searches cause: a dug block opens others to sight at once, a second search sees no more.
const ticksPerSearch = 5

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
  memories.set(bot, { memory, refresh })
  return () => {
    bot.removeListener('physicsTick', onTick)
    memories.delete(bot)
  }
}

/** Sight of a bot up to now; undefined when it knows all loaded blocks. */
export function seenBy(bot: object): IsSeen | undefined {
  const limited = memories.get(bot)
  if (!limited) return undefined
  limited.refresh()
  return limited.memory.isSeen
}

/** Kind of sight that a bot has. */
export function sightOf(bot: object): Sight {
  return memories.has(bot) ? 'exposed' : 'loaded'
}
