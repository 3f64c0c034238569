import { seededRandom, type Random } from '@voyager-mc/core'

/** A repeatable source that knows how far it has come. */
export interface CountedRandom {
  readonly random: Random
  /** Numbers drawn so far. */
  readonly draws: number
}

/** Goes on in the sequence of the seed after so many draws. */
export function countedRandom(seed: number, { draws: earlier }: { readonly draws: number }): CountedRandom {
  const source = seededRandom(seed)
  for (let skipped = 0; skipped < earlier; skipped += 1) source()
  let draws = earlier
  return {
    random() {
      draws += 1
      return source()
    },
    get draws() {
      return draws
    },
  }
}
