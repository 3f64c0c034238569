import type { Client } from 'minecraft-protocol'
import type { Clock } from '../context/clock.ts'
import { limitFrames } from './limit-frames.ts'

/** Surroundings of a new connection. */
export interface GuardConnectionOptions {
  readonly wall: Clock
  readonly isPaused: () => boolean
  readonly onClientError: (error: unknown) => void
}

// A client that plays has sent its few packets in much less.
const loginTimeoutMs = 30_000

/** Ends a connection that sends frames beyond all measure, or is not in the game within half a minute. */
export function guardConnection(
  client: Client,
  { wall, isPaused, onClientError }: GuardConnectionOptions,
): void {
  limitFrames(client, (bytes) => {
    onClientError(new RangeError(`A client announced a packet of ${bytes} bytes; its connection was ended.`))
    client.socket.destroy()
  })
  const check = (): void => {
    if (String(client.state) === 'play' || client.ended) return
    // Clients in the time of a world that stands still cannot go on either.
    if (isPaused()) timer = wall.setTimeout(check, loginTimeoutMs)
    else client.socket.destroy()
  }
  let timer = wall.setTimeout(check, loginTimeoutMs)
  client.once('end', () => wall.clearTimeout(timer))
}
