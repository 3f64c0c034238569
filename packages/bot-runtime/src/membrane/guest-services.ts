import { readGuestError } from './decode-value.ts'
import type { GuestError } from './guest-error.ts'
import type { GuestTimers } from './guest-timers.ts'
import type { HandleTable } from './handle-table.ts'
import { MembraneError } from './membrane-error.ts'
import type { LogLevel, ProgramHost } from './program-host.ts'
import type { PromiseBridge } from './promise-bridge.ts'
import type { RunLimits } from './run-limits.ts'

/** Carries out a request of the guest that is not about an object. */
export type GuestService = (id: number, member: string, payload: string) => void

/** Options of `createGuestServices`. */
export interface CreateGuestServicesOptions {
  readonly handles: HandleTable
  readonly timers: GuestTimers
  readonly promises: PromiseBridge
  readonly host: ProgramHost
  readonly limits: Pick<RunLimits, 'timers'>
  /** Counts characters of the log; throws when there are too many. */
  readonly countLog: (characters: number) => void
  onDone(this: void, error: GuestError | undefined): void
  onUncaught(this: void, error: GuestError): void
}

/** Longest line of the log, in characters; what is longer is cut. */
const longestLine = 2000

/** Services the guest can ask for besides objects; a map, because an object would answer for its prototype's names too. */
export function createGuestServices(options: CreateGuestServicesOptions): ReadonlyMap<string, GuestService> {
  const { handles, timers, promises, host, limits, countLog, onDone, onUncaught } = options
  const services: Readonly<Record<string, GuestService>> = {
    release: (id) => handles.release(id),
    log(_id, level, text) {
      countLog(text.length + 1)
      host.onLog?.(asLevel(level), cut(text))
    },
    timer(id, mode, delay) {
      if (timers.size >= limits.timers) {
        throw new MembraneError(
          `The program has ${limits.timers} timers; clear one before you start another.`,
        )
      }
      timers.start(id, { delayMs: Number(delay), repeat: mode === 'repeat' })
    },
    'stop-timer': (id) => timers.stop(id),
    settle: (id, end, payload) => promises.settle(id, { isFulfilled: end === 'ok', payload }),
    done: (_id, _member, payload) => onDone(payload === '' ? undefined : readGuestError(JSON.parse(payload))),
    uncaught: (_id, _member, payload) => onUncaught(readGuestError(JSON.parse(payload))),
  }
  return new Map(Object.entries(services))
}

function cut(text: string): string {
  return text.length > longestLine
    ? `${text.slice(0, longestLine)} (${text.length - longestLine} characters left out)`
    : text
}

function asLevel(level: string): LogLevel {
  return level === 'debug' || level === 'warn' || level === 'error' ? level : 'info'
}
