import { unpackError } from '@voyager-mc/core'
import type { FromGame } from '../protocol/messages.ts'
import type { CallEnd } from './call-end.ts'

/** The one call that a thread works on. */
export interface CallSlot {
  /** A new call begins; resolves with its end. */
  begin(this: void, id: number): Promise<CallEnd>
  /** Messages of the thread since then: signs of life. */
  signs(this: void): number
  /** Takes every message of the thread, and ends the call with its answer. */
  hear(this: void, message: FromGame): void
  /** Ends the call, if there is one. */
  settle(this: void, end: CallEnd): void
}

/** Creates a slot without a call. */
export function createCallSlot(): CallSlot {
  let current: { readonly id: number; readonly resolve: (end: CallEnd) => void } | undefined
  let signs = 0
  const settle = (end: CallEnd): void => {
    current?.resolve(end)
    current = undefined
  }
  return {
    begin(id) {
      signs = 0
      return new Promise((resolve) => {
        current = { id, resolve }
      })
    },
    signs: () => signs,
    hear(message) {
      signs += 1
      if (!('id' in message) || message.id !== current?.id) return
      if (message.type === 'answer') settle({ status: 'answered', answer: message.answer })
      else settle({ status: 'failed', error: unpackError(message.error) })
    },
    settle,
  }
}
