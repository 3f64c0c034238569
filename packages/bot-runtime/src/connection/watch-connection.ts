import type { Clock } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { Socket } from 'node:net'
import { containFailures } from './contain-failures.ts'
import { guardSignIn, stopSigningIn } from './guard-sign-in.ts'
import { describeConnectionFailure, type ConnectionFailure } from './describe-connection-failure.ts'
import { readKickReason } from './read-kick-reason.ts'
import { longestSilenceMs, watchSilence, type SilenceWatch } from './watch-silence.ts'

export interface WatchConnectionOptions extends Pick<
  ConnectionFailure,
  'host' | 'port' | 'version' | 'username'
> {
  readonly clock: Clock
  readonly auth?: 'offline' | 'microsoft'
}

/** The news of losing a connection. */
export interface ConnectionWatch {
  /** Aborted with an `EnvironmentLostError` the moment the connection is gone. */
  readonly lost: AbortSignal
  readonly silence: SilenceWatch
}

/**
 * Collects what socket and server say, and fires once with the reason. Once the bot stands in the world, every error is
 * the end: the library under it stops reading or writing at the first one, without a word.
 */
export function watchConnection(
  bot: Bot,
  { host, port, version, username, clock, auth }: WatchConnectionOptions,
): ConnectionWatch {
  const controller = new AbortController()
  let failure: ConnectionFailure = { host, port, version, username, phase: 'spawning' }
  const lose = (): void => {
    if (controller.signal.aborted) return
    controller.abort(describeConnectionFailure(failure))
    hangUp(bot)
  }
  // The session is there before the socket is opened.
  let isSigningIn = auth === 'microsoft'
  bot._client.once('session', () => {
    isSigningIn = false
  })
  if (isSigningIn) {
    const onFailure = (error: Error): void => {
      controller.abort(error)
      hangUp(bot)
    }
    guardSignIn(bot, { username, clock, onFailure })
  }
  const onError = (error: Error): void => {
    failure = { ...failure, error, isSigningIn }
    // A refused socket may never report its end, so the error itself counts until the bot stands in the world.
    if (failure.phase === 'playing' || isSigningIn || 'code' in error) lose()
  }
  containFailures(bot._client, onError)
  containFailures(bot, onError)
  bot.once('spawn', () => {
    failure = { ...failure, phase: 'playing' }
  })
  bot.on('kicked', (reason) => {
    failure = { ...failure, kickReason: readKickReason(reason) }
    // A server that turns somebody away may leave the socket open.
    lose()
  })
  bot.on('error', onError)
  bot.on('end', lose)
  const silence = watchSilence(bot._client, {
    clock,
    body: bot,
    onSilent(missing) {
      failure = { ...failure, silentMs: longestSilenceMs, missing }
      lose()
    },
  })
  return { lost: controller.signal, silence }
}

/** Ends a connection whose streams may be broken, so that the server notices at once. */
export function hangUp(bot: Bot): void {
  stopSigningIn(bot)
  const socket: Socket | undefined = bot._client.socket
  // A client that has ended would set a timer once more, which then keeps the process for half a minute.
  if (socket === undefined || !bot._client.ended) bot.end('leaving')
  // What ends the streams in order waits for the server, which may be gone.
  socket?.destroySoon()
}
