import { InvalidArgumentError, type Critic } from '@voyager-mc/core'
import type { PartialCritic } from '@voyager-mc/core'

/**
 * A critic that asks each partial critic in order and takes the first verdict; the last critic decides the rest. One
 * that can do both, such as the postcondition critic, is only asked for its verdict unless it is the last.
 */
export function firstVerdict(...critics: readonly [...partial: PartialCritic[], last: Critic]): Critic {
  const last: PartialCritic | Critic | undefined = critics.at(-1)
  return {
    async evaluate(request, options = {}) {
      for (const critic of critics) {
        options.signal?.throwIfAborted()
        if (critic === last || !('decide' in critic)) break
        const verdict = await critic.decide(request, options)
        if (verdict.status === 'decided') return verdict.critique
      }
      if (last !== undefined && 'evaluate' in last) return last.evaluate(request, options)
      throw new InvalidArgumentError(
        'critics',
        critics.length,
        'end the list with a critic that always decides.',
      )
    },
  }
}
