import { EnvironmentLostError, type Clock } from '@voyager-mc/core'
import { observeBot, type ObserveBotOptions } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { guardCommands } from '../operator/command-gate.ts'
import type { Connection } from './join-world.ts'
import { nameCutPackets } from './name-cut-packets.ts'
import { prepareBot } from './prepare-bot.ts'
import { readDifficulty } from './read-difficulty.ts'
import { longestSilenceMs, watchSilence } from './watch-silence.ts'

export interface AdoptBotOptions {
  readonly clock: Clock
  readonly memory?: ObserveBotOptions
  /** Whether a program runs: only then are slash commands kept back. */
  readonly isRunning: () => boolean
}

/** Makes a connection of a bot that somebody else has made and that stands in the world; it stays theirs. */
export function adoptBot(bot: Bot, { clock, memory, isRunning }: AdoptBotOptions): Connection {
  const controller = new AbortController()
  const lose = (why: string): void =>
    controller.abort(new EnvironmentLostError('disconnected', `${why}; make a new bot.`))
  const commands = guardCommands(bot, { isShut: isRunning })
  const cutPackets = nameCutPackets(bot)
  readDifficulty(bot)
  prepareBot(bot, clock)
  bot.once('end', (reason: string) => lose(`The bot left the world (${reason})`))
  const silence = watchSilence(bot._client, {
    clock,
    body: bot,
    onSilent: (missing) => lose(`The world sent no ${missing} for ${longestSilenceMs / 1000} s`),
  })
  const observer = observeBot(bot, memory)
  controller.signal.addEventListener('abort', () => observer.stop(), { once: true })
  return { bot, commands, cutPackets, observer, lost: controller.signal, silence, leave: () => bot.end() }
}
