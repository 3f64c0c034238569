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
      contents: isOverLava(bot) ? fireproof(carried) : carried,
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
      ({ kind, position, dimension, untilTick = Infinity, seenAtTick, contents }) =>
        kind === 'death' &&
        (untilTick <= now ||
          (dimension === bot.game.dimension &&
            now - seenAtTick > ticksPerCheck &&
            distanceBetween(position, bot.entity.position) < surelySeenBlocks &&
            !isAnyLeft(bot, contents))),
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

/** Whether one of these things lies near, or one of which nothing is known. */
function isAnyLeft({ entities, entity: self }: Bot, contents: ItemCounts | undefined): boolean {
  return Object.values(entities).some((entity) => {
    if (entity.name !== 'item' || distanceBetween(entity.position, self.position) >= scatterBlocks)
      return false
    const dropped = entity.getDroppedItem?.()?.name
    return dropped === undefined || contents === undefined || (contents[dropped] ?? 0) > 0
  })
}

/** Whether what falls where the bot is falls into lava. */
function isOverLava(bot: Bot): boolean {
  const { position } = bot.entity
  return [0, 1, 2].some((depth) => bot.blockAt(position.offset(0, -depth, 0))?.name === 'lava')
}

/** Things that lava leaves: https://minecraft.wiki/w/Lava#Items */
function fireproof(items: ItemCounts): ItemCounts {
  return Object.fromEntries(
    Object.entries(items).filter(([name]) => /^netherite_|^ancient_debris$/.test(name)),
  )
}
