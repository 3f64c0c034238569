import {
  cellOf,
  distanceBetween,
  lyingTicks,
  restingBlocks,
  type ItemCounts,
  type Place,
} from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { PlaceMemory } from '../places/place-memory.ts'
import { countItems } from './count-items.ts'
import { worldTick } from './world-tick.ts'

/** Blocks from which one sees whether anything still lies there. */
const surelySeenBlocks = 4

/** Blocks that drops scatter. */
const scatterBlocks = 8

/** Ticks between two looks for what is left. */
const ticksPerCheck = 20

/** Remembers where the bot died and what lies there until when; returns what stops it. */
export function recordDeaths(bot: Bot, places: PlaceMemory): () => void {
  let carried: ItemCounts = {}
  let ticks = 0
  const note = (): void => {
    // The server may clear the inventory before it tells of the death.
    const items = countItems(bot.inventory.items())
    if (bot.health > 0 && Object.keys(items).length > 0) carried = items
  }
  const onDeath = (): void => {
    const seenAtTick = worldTick(bot)
    if (Object.keys(carried).length === 0) return
    places.note({
      kind: 'death',
      name: 'death',
      position: cellOf(bot.entity.position),
      dimension: bot.game.dimension,
      seenAtTick,
      contents: carried,
      untilTick: seenAtTick + lyingTicks,
    })
    carried = {}
  }
  const onTick = (): void => {
    ticks += 1
    if (ticks % ticksPerCheck !== 0) return
    note()
    const now = worldTick(bot)
    for (const place of places.list()) {
      const { kind, untilTick } = place
      if (kind === 'death' && untilTick !== undefined && isResting(bot, place))
        places.note({ ...place, untilTick: untilTick + ticksPerCheck })
    }
    places.forget(
      ({ kind, position, dimension, untilTick = Infinity, seenAtTick }) =>
        kind === 'death' &&
        (untilTick <= now ||
          (dimension === bot.game.dimension &&
            now - seenAtTick > ticksPerCheck &&
            distanceBetween(position, bot.entity.position) < surelySeenBlocks &&
            !isDropNear(bot))),
    )
  }
  bot.on('health', note)
  bot.on('death', onDeath)
  bot.on('physicsTick', onTick)
  return () => {
    bot.removeListener('health', note)
    bot.removeListener('death', onDeath)
    bot.removeListener('physicsTick', onTick)
  }
}

function isResting({ entity, game }: Bot, { position, dimension }: Place): boolean {
  return dimension !== game.dimension || distanceBetween(position, entity.position) > restingBlocks
}

function isDropNear({ entities, entity: self }: Bot): boolean {
  return Object.values(entities).some(
    ({ name, position }) => name === 'item' && distanceBetween(position, self.position) < scatterBlocks,
  )
}
