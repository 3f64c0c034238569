import { encodeError } from './encode-value.ts'
import { readGuestError } from './decode-value.ts'
import type { WireValue } from './wire-value.ts'

/** Carries promises both ways. */
export interface PromiseBridge {
  /** Announces a host promise; the guest gets its end through `settle`. */
  toGuest(promise: PromiseLike<unknown>): WireValue
  /** The host promise for a promise of the guest. */
  toHost(id: number): Promise<unknown>
  /** Host promises the guest was told about and that have not ended. */
  readonly pending: number
  /** The guest's promise `id` ended; a number nobody waits for is not read. */
  settle(id: number, end: { readonly isFulfilled: boolean; readonly payload: string }): void
  /** Rejects every promise of the guest that somebody waits for. */
  close(reason: Error): void
}

/** Options of `createPromiseBridge`. */
export interface CreatePromiseBridgeOptions {
  readonly encode: (value: unknown) => WireValue
  readonly decode: (wire: unknown) => unknown
  /** Tells the guest how a host promise ended; does nothing once the guest is stopped. */
  readonly settle: (payload: string) => void
  /** Told how many bytes more, or fewer, are kept. */
  readonly keep: (bytes: number) => void
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Bytes of a promise and of what waits for it. */
const promiseBytes = 1024

/** Creates the bridge of one run. */
export function createPromiseBridge(options: CreatePromiseBridgeOptions): PromiseBridge {
  const { encode, decode, settle, keep } = options
  const waiting = new Map<number, Waiting>()
  let last = 0
  let pending = 0
  const end = (...message: readonly unknown[]): void => {
    pending -= 1
    keep(-promiseBytes)
    settle(JSON.stringify(message))
  }
  return {
    get pending() {
      return pending
    },
    toGuest(promise) {
      last += 1
      pending += 1
      keep(promiseBytes)
      const id = last
      promise.then(
        (value) => end(id, true, encodeSafely(value)),
        (error: unknown) => end(id, false, encodeError(error)),
      )
      return ['p', id]
    },
    toHost(id) {
      const promise = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
      keep(promiseBytes)
      // Host code may ignore it, and a rejection nobody handles would end the process.
      promise.catch(() => undefined)
      return promise
    },
    settle(id, { isFulfilled, payload }) {
      const promise = waiting.get(id)
      if (!promise) return
      waiting.delete(id)
      keep(-promiseBytes)
      if (isFulfilled) promise.resolve(decode(JSON.parse(payload)))
      else promise.reject(readGuestError(JSON.parse(payload)))
    },
    close(reason) {
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    },
  }

  function encodeSafely(value: unknown): WireValue {
    try {
      return encode(value)
    } catch (error) {
      return ['e', encodeError(error)]
    }
  }
}
