import { AsyncLocalStorage } from 'node:async_hooks'
import { RunnableLambda, type Runnable } from '@langchain/core/runnables'
import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons'
import type { Critic, Critique, CritiqueRequest } from '@voyager-mc/core'

/** A critic as a LangChain runnable named `critic`, for callbacks, `withRetry`, `withFallbacks` and `batch`. */
export function toRunnable(critic: Critic): Runnable<CritiqueRequest, Critique> {
  // Callbacks reach the model calls inside a role through this storage; LangChain keeps the first one set.
  AsyncLocalStorageProviderSingleton.initializeGlobalInstance(new AsyncLocalStorage())
  const runnable = RunnableLambda.from(
    (request: CritiqueRequest, config: { readonly signal?: AbortSignal }) =>
      critic.evaluate(request, config.signal ? { signal: config.signal } : {}),
  )
  runnable.name = 'critic'
  return runnable
}
