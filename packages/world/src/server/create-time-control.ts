import type { Clock } from '../context/clock.ts'
import type { TickLoop } from './tick-loop.ts'
import type { WorldTime } from './open-time.ts'

/** The tick loop of a world together with the time that it and its bots live in. */
export interface TimeControl extends TickLoop {
  /** Time that goes on whatever happens to the world's. */
  readonly wall: Clock
  /** Stops for good and gives the time back to whom it belongs. */
  end(): void
}

/** Joins a tick loop to its time: what stops the world stops the bots that share its virtual clock. */
export function createTimeControl({
  time: { clock, virtual, end },
  loop,
  port,
}: {
  readonly time: WorldTime
  readonly loop: TickLoop
  /** Port of the world. */
  readonly port: number
}): TimeControl {
  const endGathering = virtual?.gatherPort(port)
  return {
    wall: virtual?.wall ?? clock,
    get isRunning() {
      return loop.isRunning && virtual?.isFrozen !== true
    },
    start() {
      virtual?.thaw()
      loop.start()
    },
    stop() {
      if (virtual) virtual.freeze()
      else loop.stop()
    },
    end() {
      loop.stop()
      endGathering?.()
      end()
    },
  }
}
