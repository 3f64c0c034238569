import { unpackError } from '@voyager-mc/core'
import { GameStartError } from '../errors/game-start-error.ts'
import type { GameInfo } from '../protocol/messages.ts'
import type { StartLifeOptions } from './start-life-options.ts'
import type { GameThread } from './game-thread.ts'

// Loading the bot takes a second or two, on a busy machine several; making a world's spawn about as long.
const openingMs = 60_000

/** Starts a thread and waits until its game is open; a thread whose game does not open is ended. */
export async function openThread({
  setup,
  startThread,
  memoryMb,
  clock,
  signal,
}: StartLifeOptions): Promise<{ readonly thread: GameThread; readonly info: GameInfo }> {
  signal?.throwIfAborted()
  const thread = startThread(setup, { memoryMb })
  const over = new AbortController()
  const opened = new Promise<GameInfo>((resolve, reject) => {
    thread.onDeath(({ reason, message }) =>
      reject(new GameStartError(reason, `The game's thread ended before it was open: ${message}`)),
    )
    thread.onMessage((message) => {
      if (message.type === 'ready') resolve(message.info)
      else if (message.type === 'refused') reject(unpackError(message.error))
    })
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: over.signal })
    clock.sleep(openingMs, { signal: over.signal }).then(
      () =>
        reject(
          new GameStartError('no-answer', `The game was not open after ${openingMs / 1000} s; try again.`),
        ),
      () => undefined,
    )
  })
  try {
    return { thread, info: await opened }
  } catch (error) {
    await thread.end()
    throw error
  } finally {
    over.abort()
  }
}
