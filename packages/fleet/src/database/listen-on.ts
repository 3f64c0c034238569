import type { Clock } from '@voyager-mc/core'
import type { Client } from 'pg'
import type { OnNotification } from './fleet-database.ts'

/** Connection that notifications come through, and the channel they come on. */
export interface ListenOnOptions {
  /** Makes a connection of its own that is not connected yet. */
  readonly connect: () => Promise<Client>
  readonly channel: string
  readonly onNotification: OnNotification
  readonly clock: Clock
}

const firstPauseMs = 100
const longestPauseMs = 5000

/** Listens until the result is called; a lost connection is made again, and an empty text tells of what was missed. */
export async function listenOn({
  connect,
  channel,
  onNotification,
  clock,
}: ListenOnOptions): Promise<() => Promise<void>> {
  const end = new AbortController()
  let client: Client | undefined
  const subscribe = async (): Promise<void> => {
    const next = await connect()
    next.on('notification', (message) => {
      if (message.channel === channel) onNotification(message.payload ?? '')
    })
    // Without a listener a lost connection would end the process.
    next.on('error', () => undefined)
    next.once('end', () => {
      if (client === next) void goOn()
    })
    await next.query(`LISTEN "${channel}"`)
    client = next
  }
  const goOn = async (): Promise<void> => {
    client = undefined
    for (let pauseMs = firstPauseMs; !end.signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        await clock.sleep(pauseMs, { signal: end.signal })
        await subscribe()
        onNotification('')
        return
      } catch {
        // The server is not back yet.
      }
    }
  }
  await subscribe()
  return async () => {
    end.abort()
    const open = client
    client = undefined
    await open?.end()
  }
}
