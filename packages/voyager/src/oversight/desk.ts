import { untilAborted } from '@voyager-mc/core'
import type { Hand } from './hand.ts'
import type { OversightState, Pending } from './oversight.ts'

/** An answer to what the loop asks about. */
export type Decision =
  | { readonly type: 'approve' }
  | Extract<Hand, { readonly type: 'edit' | 'reject' | 'judge' }>

/** Meeting place of the loop and the person. */
export interface Desk {
  readonly state: () => OversightState
  readonly change: (part: Partial<OversightState>) => void
  readonly onChange: (listener: () => void) => () => void
  /** Waits until the run is not paused. */
  readonly whilePaused: (signal: AbortSignal | undefined) => Promise<void>
  /** Lays something before the person and waits for the decision. */
  readonly decisionOn: (pending: Pending, signal: AbortSignal | undefined) => Promise<Decision>
  readonly decide: (decision: Decision) => void
  readonly addWords: (text: string) => void
  /** Takes what was said since the last time. */
  readonly takeWords: () => readonly string[]
}

/** Sets up a desk on which nothing lies. */
export function createDesk(): Desk {
  let current: OversightState = { isPaused: false, asksPrograms: false, asksVerdicts: false, proposed: [] }
  let words: readonly string[] = []
  let decide: (decision: Decision) => void = () => undefined
  const listeners = new Set<() => void>()
  const waiting = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const takeAway = (): void => {
    const { pending: _decided, ...rest } = current
    current = rest
    tell()
  }
  const whilePaused: Desk['whilePaused'] = async (signal) => {
    while (current.isPaused) {
      await untilAborted(new Promise<void>((go) => waiting.add(go)), { signal })
    }
  }
  return {
    state: () => current,
    change(part) {
      current = { ...current, ...part }
      if (!current.isPaused) {
        for (const go of waiting) go()
        waiting.clear()
      }
      tell()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    whilePaused,
    async decisionOn(pending, signal) {
      const decided = new Promise<Decision>((resolve) => (decide = resolve))
      current = { ...current, pending }
      tell()
      try {
        return await untilAborted(decided, { signal })
      } finally {
        if (current.pending === pending) takeAway()
      }
    },
    decide(decision) {
      // At once, so that a second decision does not go to what is asked next.
      takeAway()
      decide(decision)
    },
    addWords(text) {
      words = [...words, text]
    },
    takeWords() {
      const taken = words
      words = []
      return taken
    },
  }
}
