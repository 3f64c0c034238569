import { InvalidArgumentError } from '@voyager-mc/core'
import type { StopCondition } from './stop-condition.ts'

/** Ends a run once its model calls have cost `limitUsd` US dollars; calls of a model without a price cost nothing. */
export function cost(limitUsd: number): StopCondition {
  if (!(limitUsd > 0)) throw new InvalidArgumentError('cost', limitUsd, 'pass dollars above 0.')
  return ({ costUsd }) => (costUsd >= limitUsd ? `${costUsd.toFixed(4)} dollars spent` : undefined)
}
