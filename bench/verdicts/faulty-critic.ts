import type { Critic, Observation, Random } from '@voyager-mc/core'
import type { Situation } from '@voyager-mc/tech-tree/testing'

/** A critic like a model's with a known share of false verdicts: it knows the truth and turns it round by chance. */
export function faultyCritic({
  situations,
  rate,
  random,
}: {
  readonly situations: readonly Situation[]
  readonly rate: number
  readonly random: Random
}): Critic {
  // The observation before an attempt is one object per situation.
  const truths = new Map<Observation, boolean>(situations.map(({ before, isReached }) => [before, isReached]))
  return {
    async evaluate({ before }) {
      const isFalse = random() < rate
      const success = (truths.get(before) ?? false) !== isFalse
      return { success, reasoning: 'So it seems.', feedback: success ? '' : 'Try again.' }
    },
  }
}
