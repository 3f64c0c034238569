import { formatPosition, type ItemCounts } from '@voyager-mc/core'
import { renderLosses } from '@voyager-mc/observation'
import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { listen } from '../bot/listen.ts'
import { readKickReason } from '../connection/read-kick-reason.ts'

/** A death that ends a program. */
export interface DeathWatch {
  /** Aborted when the bot dies. */
  readonly signal: AbortSignal
  /** Cause, place and losses in words; to be asked after the death. */
  describe(this: void): string
  stop(this: void): void
}

// Ticks between two looks at what is carried: the server may clear it before it tells of the death.
const lookTicks = 5

// Kinds of item that are named.
const mostNamed = 12

// From 1.17 on a packet of its own, before that one of three kinds of news about a fight.
const causePackets = ['death_combat_event', 'combat_event'] as const

/** Watches for the bot's death. */
export function watchDeath(bot: Bot): DeathWatch {
  const dying = new AbortController()
  let carried: ItemCounts = countItems(bot)
  let cause: string | undefined
  let place = ''
  let ticks = 0
  const look = (): void => {
    if (bot.health > 0 && !dying.signal.aborted) carried = countItems(bot)
  }
  const noteCause = ({ message }: { readonly message?: unknown }): void => {
    if (message !== undefined && message !== '') cause = wordsOf(message)
  }
  const client: NodeJS.EventEmitter = bot._client
  for (const name of causePackets) client.on(name, noteCause)
  const stops = [
    listen(bot, 'physicsTick', () => {
      ticks += 1
      if (ticks % lookTicks === 0) look()
    }),
    listen(bot, 'death', () => {
      place = formatPosition(bot.entity.position.floored())
      dying.abort()
    }),
  ]
  return {
    signal: dying.signal,
    describe: () =>
      `The bot died at ${place}${cause === undefined ? '' : ` (${cause})`} and lost ${lossesOf(carried)}; it starts again at its spawn, and what fell lies there for five minutes. Lost tools are worth crafting again.`,
    stop() {
      for (const stop of stops) stop()
      for (const name of causePackets) client.removeListener(name, noteCause)
    },
  }
}

/** The words of a death message; a translation key is told without its prefixes. */
function wordsOf(message: unknown): string {
  return readKickReason(message).replaceAll(/\b(?:death\.(?:attack\.)?|entity\.minecraft\.)/g, '')
}

function lossesOf(items: ItemCounts): string {
  return Object.keys(items).length === 0 ? 'nothing' : renderLosses(items, mostNamed)
}
