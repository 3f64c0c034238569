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
  /** The guest's promise `id` ended. */
  settle(id: number, end: { readonly isFulfilled: boolean; readonly wire: unknown }): void
}

/** Options of `createPromiseBridge`. */
export interface CreatePromiseBridgeOptions {
  readonly encode: (value: unknown) => WireValue
  readonly decode: (wire: unknown) => unknown
  /** Tells the guest how a host promise ended; does nothing once the guest is stopped. */
  readonly settle: (payload: string) => void
}

/** Creates the bridge of one run. */
export function createPromiseBridge({ encode, decode, settle }: CreatePromiseBridgeOptions): PromiseBridge {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>()
  let last = 0
  let pending = 0
  const end = (...message: readonly unknown[]): void => {
    pending -= 1
    settle(JSON.stringify(message))
  }
  return {
    get pending() {
      return pending
    },
    toGuest(promise) {
      last += 1
      pending += 1
      const id = last
      promise.then(
        (value) => end(id, true, encodeSafely(value)),
        (error: unknown) => end(id, false, encodeError(error)),
      )
      return ['p', id]
    },
    toHost(id) {
      const promise = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
      // Host code may ignore it, and a rejection nobody handles would end the process.
      promise.catch(() => undefined)
      return promise
    },
    settle(id, { isFulfilled, wire }) {
      const promise = waiting.get(id)
      waiting.delete(id)
      if (isFulfilled) promise?.resolve(decode(wire))
      else promise?.reject(readGuestError(wire))
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
