import { cellOf, type Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { PlaceMemory } from '../places/place-memory.ts'
import { worldTick } from './world-tick.ts'

/** Ticks after a journey until the server has put the bot in its place. */
const arrivalTicks = 20

interface Stay {
  readonly dimension: string
  readonly position: Position
}

/** Remembers both ends of the portals the bot goes through; returns what stops it. */
export function recordPortals(bot: Bot, places: PlaceMemory): () => void {
  let last: Stay | undefined
  let left: { readonly stay: Stay; ticks: number } | undefined
  // A death is no journey, wherever one wakes up; no tick need pass between the two.
  const onDeath = (): void => {
    last = undefined
    left = undefined
  }
  const onTick = (): void => {
    if (bot.health <= 0) return
    const here: Stay = { dimension: bot.game.dimension, position: cellOf(bot.entity.position) }
    if (last !== undefined && last.dimension !== here.dimension) left = { stay: last, ticks: 0 }
    last = here
    if (left === undefined) return
    left.ticks += 1
    if (left.ticks < arrivalTicks) return
    notePortal(left.stay, here)
    left = undefined
  }
  const notePortal = (from: Stay, to: Stay): void => {
    const seenAtTick = worldTick(bot)
    const isEnd = [from, to].some(({ dimension }) => dimension.includes('end'))
    const portal = { kind: 'portal', name: isEnd ? 'end_portal' : 'nether_portal', seenAtTick } as const
    places.note({ ...portal, ...from, leadsTo: to })
    // The way out of the End begins elsewhere than the way in.
    if (!isEnd) places.note({ ...portal, ...to, leadsTo: from })
  }
  bot.on('death', onDeath)
  bot.on('physicsTick', onTick)
  return () => {
    bot.removeListener('death', onDeath)
    bot.removeListener('physicsTick', onTick)
  }
}
