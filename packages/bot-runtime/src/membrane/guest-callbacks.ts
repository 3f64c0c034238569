import type { AlikeMemo } from './alike-memo.ts'
import { readGuestError } from './decode-value.ts'
import { GuestError } from './guest-error.ts'
import { MembraneError } from './membrane-error.ts'
import type { WireValue } from './wire-value.ts'

/** Options of `createGuestCallbacks`. */
export interface CreateGuestCallbacksOptions {
  /** Enters the guest; absent once it is stopped. */
  readonly enter: (payload: string) => string | undefined
  readonly encode: (value: unknown) => WireValue
  readonly decode: (wire: unknown) => unknown
  /** Receives what a callback threw when no guest code is there to catch it. */
  readonly onUncaught: (error: GuestError) => void
  readonly memo: Pick<AlikeMemo, 'ask'>
  /** Whether guest code is waiting for the running host call. */
  readonly isGuestWaiting: () => boolean
}

/** Functions of the guest as the host sees them. */
export interface GuestCallbacks {
  /** The host function for a callback number, always the same one. */
  functionFor(id: number): Function
  /** The callback number of a function made here; absent for others. */
  idOf(action: Function): number | undefined
  /** Calls one for its effect: never throws, drops the result. */
  notify(callback: Function, args: readonly unknown[]): void
}

/** Deepest stack of host calls within callbacks within host calls; every level uses the host's stack too. */
const deepestNesting = 24

/** Creates the host side of guest functions. */
export function createGuestCallbacks(options: CreateGuestCallbacksOptions): GuestCallbacks {
  const { enter, encode, decode, onUncaught, isGuestWaiting, memo } = options
  const functions = new Map<number, Function>()
  const ids = new WeakMap<Function, number>()
  let nesting = 0

  function call(id: number, args: readonly unknown[], ignoresResult: boolean): unknown {
    if (nesting >= deepestNesting)
      throw new MembraneError('Callbacks are nested too deeply; call the function less.')
    nesting += 1
    try {
      const reply = enter(JSON.stringify([id, ignoresResult, ...args.map(encode)]))
      if (reply === undefined) return undefined
      if (reply.startsWith('x')) throw readGuestError(JSON.parse(reply.slice(1)))
      return decode(JSON.parse(reply))
    } finally {
      nesting -= 1
    }
  }
  function guarded(id: number, args: readonly unknown[], ignoresResult: boolean): unknown {
    try {
      return call(id, args, ignoresResult)
    } catch (error) {
      if (GuestError.isInstance(error)) onUncaught(error)
      else
        onUncaught(
          new GuestError({ name: 'Error', message: error instanceof Error ? error.message : String(error) }),
        )
      return undefined
    }
  }
  return {
    functionFor(id) {
      const known = functions.get(id)
      if (known) return known
      // Host code that runs on its own, such as a timer, cannot take an exception of a program.
      const action = (...args: unknown[]): unknown =>
        isGuestWaiting() ? memo.ask(id, args, () => call(id, args, false)) : guarded(id, args, false)
      functions.set(id, action)
      ids.set(action, id)
      return action
    },
    idOf: (action) => ids.get(action),
    notify(callback, args) {
      const id = ids.get(callback)
      if (id !== undefined) guarded(id, args, true)
    },
  }
}
