import type { GameEvent } from '@voyager-mc/core'

export interface MeterEventsOptions {
  /** Characters that the events of one step may have. */
  readonly mostCharacters: number
  readonly forward: (event: GameEvent) => void
  /** Called once per step when there is no room left. */
  readonly onFull: () => void
}

/** Forwards events until those of a step take too much room: they are kept by the learner, whose memory is not ours. */
export function meterEvents({ mostCharacters, forward, onFull }: MeterEventsOptions): {
  take(this: void, event: GameEvent): void
  restart(this: void): void
} {
  let left = mostCharacters
  return {
    take(event) {
      if (left < 0) return
      left -= JSON.stringify(event).length
      if (left < 0) onFull()
      else forward(event)
    },
    restart() {
      left = mostCharacters
    },
  }
}
