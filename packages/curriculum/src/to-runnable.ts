import type { Runnable } from '@langchain/core/runnables'
import type { Curriculum, Observation, Task } from '@voyager-mc/core'
import { roleRunnable } from '@voyager-mc/prompting'

/** A curriculum's `propose` as a LangChain runnable named `curriculum`, for callbacks, `withRetry`, `withFallbacks` and `batch`. */
export function toRunnable(curriculum: Curriculum): Runnable<Observation, Task | undefined> {
  return roleRunnable('curriculum', (observation, options) => curriculum.propose(observation, options))
}
