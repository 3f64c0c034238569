import { InvalidArgumentError, type Critic } from '@voyager-mc/core'
import type { PartialCritic } from './partial-critic.ts'

/** A critic that asks each partial critic in order and takes the first verdict; the last critic decides the rest. */
export function firstVerdict(...critics: readonly [...partial: PartialCritic[], last: Critic]): Critic {
  return {
    async evaluate(request, options = {}) {
      for (const critic of critics) {
        options.signal?.throwIfAborted()
        if ('evaluate' in critic) return critic.evaluate(request, options)
        const verdict = await critic.judge(request, options)
        if (verdict.status === 'decided') return verdict.critique
      }
      throw new InvalidArgumentError(
        'critics',
        critics.length,
        'end the list with a critic that always decides.',
      )
    },
  }
}
