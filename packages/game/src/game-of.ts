import { definedOf, InvalidArgumentError } from '@voyager-mc/core'
import type { MadeGame } from './create-game.ts'
import type { Game, WatchGameOptions } from './game.ts'
import { loadVision } from './protocol/load-vision.ts'

/** The game of its only bot. */
export function gameOf({ info, lives, members, world, frames, close }: MadeGame): Game {
  const [bot] = members
  return {
    ...bot,
    address: info.address,
    ...(world && { world }),
    get replacements() {
      return lives.replacements
    },
    get peakMemory() {
      return lives.peakMemory
    },
    async watch(onFrame, { everyTicks, rangeBlocks = 40 } = {}) {
      checkWatch({ everyTicks, rangeBlocks })
      // Missing pictures are told here, and not by a thread that nobody hears.
      await loadVision()
      return frames.watch(onFrame, { rangeBlocks, ...definedOf({ everyTicks }) })
    },
    close,
  }
}

function checkWatch({ everyTicks, rangeBlocks }: WatchGameOptions): void {
  if (everyTicks !== undefined && !(Number.isInteger(everyTicks) && everyTicks > 0))
    throw new InvalidArgumentError('everyTicks', everyTicks, 'use a whole number above 0, or leave it out.')
  if (rangeBlocks !== undefined && !(rangeBlocks >= 1 && rangeBlocks <= 128))
    throw new InvalidArgumentError('rangeBlocks', rangeBlocks, 'use a number from 1 to 128.')
}
