import type { Clock } from '@voyager-mc/core'
import { once } from 'node:events'

/** Counts how long the server has said nothing while somebody waits for it. */
export interface SilenceWatch {
  /** Begins to count on; returns what stops it. A world may stand still while nobody plays. */
  begin(): () => void
  /** Packets so far. */
  readonly packets: number
  /** Resolves when the server was heard lately, or since it had sent so many packets, or is heard again. */
  heard(options: { readonly signal: AbortSignal; readonly since?: number }): Promise<void>
}

export interface WatchSilenceOptions {
  readonly clock: Clock
  /** The bot, whose ticks end when the land around it is gone. */
  readonly body: NodeJS.EventEmitter
  /** Called once when half a minute has passed without one of these. */
  readonly onSilent: (missing: 'packet' | 'tick') => void
}

/** Silence after which a connection counts as lost: servers send something every second, and keep-alives every fifteen. */
export const longestSilenceMs = 30_000

const checkMs = 1000

// The time of day comes every second.
const latelyMs = 2500

// A process that was busy has not read what came meanwhile, so a late check counts no more than this.
const mostPerCheckMs = 2 * checkMs

/** Watches the packets of a client. */
export function watchSilence(
  client: NodeJS.EventEmitter,
  { clock, body, onSilent }: WatchSilenceOptions,
): SilenceWatch {
  let silentMs = 0
  let stillMs = 0
  let packets = 0
  body.on('physicsTick', () => {
    stillMs = 0
  })
  client.on('packet', () => {
    packets += 1
    silentMs = 0
  })
  const count = async (signal: AbortSignal): Promise<void> => {
    for (let last = clock.now(); Math.max(silentMs, stillMs) < longestSilenceMs;) {
      await clock.sleep(checkMs, { signal })
      const now = clock.now()
      const passedMs = Math.min(now - last, mostPerCheckMs)
      silentMs += passedMs
      stillMs += passedMs
      last = now
    }
    onSilent(silentMs < longestSilenceMs ? 'tick' : 'packet')
  }
  return {
    begin() {
      const ending = new AbortController()
      // Rejects when it is stopped, which nobody waits for.
      count(ending.signal).catch(() => undefined)
      return () => ending.abort()
    },
    get packets() {
      return packets
    },
    heard: async ({ signal, since = -1 }) => {
      if (silentMs > latelyMs || packets === since) await once(client, 'packet', { signal })
    },
  }
}
