import { difficulties } from '../context/difficulty.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Danger of a world as it has grown with its age. */
export interface RegionalDifficulty {
  /** 0 in peace, 0.75 to 6.75 elsewhere. */
  readonly effective: number
  /** 0 to 1: share of what only dangerous places have, such as armour of monsters. */
  readonly special: number
}

const dayTicks = 24_000
const firstTicks = 72_000
const growingTicks = 1_440_000

/** Tells how dangerous a world is by now; how long a place was lived in does not count here. */
export function regionalDifficulty({
  difficulty,
  sky,
}: Pick<WorldContext, 'difficulty' | 'sky'>): RegionalDifficulty {
  // https://minecraft.wiki/w/Difficulty#Regional_difficulty
  const age = sky.day * dayTicks + sky.timeOfDay
  const grown = 0.25 * Math.min(1, Math.max(0, (age - firstTicks) / growingTicks))
  const effective = difficulties.indexOf(difficulty) * (0.75 + grown)
  return { effective, special: Math.min(1, Math.max(0, (effective - 2) / 2)) }
}
