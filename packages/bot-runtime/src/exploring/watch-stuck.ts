import type { Clock } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'

// Blocks that a body keeps to while it gets nowhere: digging by hand it comes farther in the time.
const stuckBlocks = 3

// Milliseconds and legs without coming out of them after which other legs end there too.
const stuckMs = 60_000
const stuckLegs = 4

/** Makes what is asked after each leg of a search whether the body has been held in one place for more than a minute. */
export function watchStuck({ entity }: Pick<Bot, 'entity'>, clock: Pick<Clock, 'now'>): () => boolean {
  let place = entity.position.clone()
  let since = clock.now()
  let legs = 0
  return () => {
    legs += 1
    if (entity.position.distanceTo(place) > stuckBlocks) {
      place = entity.position.clone()
      since = clock.now()
      legs = 0
    }
    return legs >= stuckLegs && clock.now() - since >= stuckMs
  }
}
