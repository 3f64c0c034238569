import type { Bot } from 'mineflayer'
import { digIn } from './dig-in.ts'
import { raiseWall } from './raise-wall.ts'
import { restInShelter, type RestEnd } from './rest-in-shelter.ts'
import { isArcher } from '../bot/archers.ts'
import { canWallIn, wallIn } from './wall-in.ts'

/** A stay in a shelter, with its end; `none` when it came to no shelter. */
export interface ShelterStay {
  readonly shelter: 'walls' | 'hole'
  readonly end: RestEnd | 'none'
}

/** Closes the body in with carried blocks, or in a hole where there are too few, and rests there. */
export async function takeShelter(
  bot: Bot,
  enemy: Bot['entity'],
  { signal }: { readonly signal: AbortSignal },
): Promise<ShelterStay> {
  if (canWallIn(bot)) {
    const isClosed = await wallIn(bot, { signal, enemy: enemy.position })
    return { shelter: 'walls', end: isClosed ? await restInShelter(bot, { signal }) : 'none' }
  }
  // Under fire a hole takes too long.
  if (isArcher(enemy)) await raiseWall(bot, enemy.position, { signal })
  const isHidden = await digIn(bot, { signal })
  return { shelter: 'hole', end: isHidden ? await restInShelter(bot, { signal }) : 'none' }
}
