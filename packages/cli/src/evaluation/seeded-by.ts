import { seededRandom, type Random } from '@voyager-mc/core'

/** A chance of its own, so that one role's luck does not depend on how often another one drew. */
export function seededBy(random: Random): Random {
  return seededRandom(Math.floor(random() * 2 ** 31))
}
