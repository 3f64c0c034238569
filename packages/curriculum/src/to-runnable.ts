import { AsyncLocalStorage } from 'node:async_hooks'
import { RunnableLambda, type Runnable } from '@langchain/core/runnables'
import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons'
import type { Curriculum, Observation, Task } from '@voyager-mc/core'

/** A curriculum's `propose` as a LangChain runnable named `curriculum`, for callbacks, `withRetry`, `withFallbacks` and `batch`. */
export function toRunnable(curriculum: Curriculum): Runnable<Observation, Task> {
  // Callbacks reach the model calls inside a role through this storage; LangChain keeps the first one set.
  AsyncLocalStorageProviderSingleton.initializeGlobalInstance(new AsyncLocalStorage())
  const runnable = RunnableLambda.from(
    (observation: Observation, config: { readonly signal?: AbortSignal }) =>
      curriculum.propose(observation, config.signal ? { signal: config.signal } : {}),
  )
  runnable.name = 'curriculum'
  return runnable
}
