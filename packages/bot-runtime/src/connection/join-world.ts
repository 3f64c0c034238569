import type { Clock } from '@voyager-mc/core'
import { observeBot, type BotObserver, type ObserveBotOptions } from '@voyager-mc/observation/mineflayer'
import { createBot, type Bot } from 'mineflayer'
import { guardCommands, type CommandGate } from '../operator/command-gate.ts'
import { describeConnectionFailure } from './describe-connection-failure.ts'
import { nameCutPackets, type CutPackets } from './name-cut-packets.ts'
import { prepareBot } from './prepare-bot.ts'
import { readDifficulty } from './read-difficulty.ts'
import { signInSettings, type SignInOptions } from './sign-in.ts'
import { splitFrames } from './split-frames.ts'
import { validateUsername } from './validate-username.ts'
import { hangUp, watchConnection } from './watch-connection.ts'
import type { SilenceWatch } from './watch-silence.ts'

export interface JoinWorldOptions {
  readonly host: string
  readonly port: number
  readonly version: string
  readonly username: string
  readonly auth: 'offline' | 'microsoft'
  readonly signIn?: SignInOptions | undefined
  readonly connectTimeoutMs: number
  readonly clock: Clock
  /** Knowledge of an earlier connection of this run. */
  readonly memory?: ObserveBotOptions | undefined
  readonly signal?: AbortSignal | undefined
  /** Gets the bot before the server has said anything. */
  readonly onBot?: ((bot: Bot) => void) | undefined
}

/** A bot in the world and the news of losing it. */
export interface Connection {
  readonly bot: Bot
  /** The only way out for slash commands. */
  readonly commands: CommandGate
  /** News of packets that were not whole. */
  readonly cutPackets: CutPackets
  /** Remembers chests and blocks seen; reads the bot. */
  readonly observer: BotObserver
  /** Aborted with an `EnvironmentLostError` the moment the connection is gone. */
  readonly lost: AbortSignal
  /** Counts the server's silence while somebody waits for it; half a minute is a lost connection. */
  readonly silence: SilenceWatch
  /** Leaves the world; `lost` fires too. */
  leave(): void
}

/** Connects, waits until the bot stands in loaded chunks, and watches the connection from then on. */
export async function joinWorld(options: JoinWorldOptions): Promise<Connection> {
  const { host, port, version, username, auth, signIn, connectTimeoutMs, memory, signal } = options
  validateUsername(username)
  signal?.throwIfAborted()
  const bot = createBot({
    host,
    port,
    version,
    username,
    auth,
    ...signInSettings(signIn),
    hideErrors: true,
    logErrors: false,
    // The original waits an hour as well: a paused world must not throw the bot out. What is silent is watched below.
    checkTimeoutInterval: 3_600_000,
  })
  options.onBot?.(bot)
  splitFrames(bot._client)
  const cutPackets = nameCutPackets(bot)
  const commands = guardCommands(bot)
  readDifficulty(bot)
  const { lost, silence } = watchConnection(bot, options)
  const leave = (): void => hangUp(bot)
  try {
    const limitMs = auth === 'microsoft' ? Math.max(connectTimeoutMs, signInMs) : connectTimeoutMs
    await untilSpawned(bot, lost, limitMs, signal)
  } catch (error) {
    leave()
    if (error === spawnTimeout)
      throw describeConnectionFailure({ ...options, phase: 'spawning', timedOut: true })
    throw error
  }
  prepareBot(bot, options.clock)
  const observer = observeBot(bot, memory)
  lost.addEventListener('abort', () => observer.stop(), { once: true })
  return { bot, commands, cutPackets, observer, lost, silence, leave }
}

// A person types the code of a first sign-in; it is valid for so long.
const signInMs = 900_000

const spawnTimeout = Symbol('spawn timeout')

function untilSpawned(
  bot: Bot,
  lost: AbortSignal,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (settle: () => void): void => {
      clearTimeout(timer)
      lost.removeEventListener('abort', onLost)
      signal?.removeEventListener('abort', onAbort)
      settle()
    }
    const onLost = (): void => stop(() => reject(lost.reason))
    const onAbort = (): void => stop(() => reject(signal?.reason))
    const timer = setTimeout(() => stop(() => reject(spawnTimeout)), timeoutMs)
    lost.addEventListener('abort', onLost, { once: true })
    signal?.addEventListener('abort', onAbort, { once: true })
    bot.once('spawn', () => {
      // A server that sends its land slowly is still there: the bot begins with what it has.
      const begin = (): void => stop(resolve)
      bot.waitForChunksToLoad().then(begin, begin)
    })
  })
}
