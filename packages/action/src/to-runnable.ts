import { AsyncLocalStorage } from 'node:async_hooks'
import { RunnableLambda, type Runnable } from '@langchain/core/runnables'
import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons'
import type { ActionAgent, ActionRequest, Program } from '@voyager-mc/core'

/** An action agent as a LangChain runnable named `action`, for callbacks, `withRetry`, `withFallbacks` and `batch`. */
export function toRunnable(actionAgent: ActionAgent): Runnable<ActionRequest, Program> {
  // Callbacks reach the model calls inside a role through this storage; LangChain keeps the first one set.
  AsyncLocalStorageProviderSingleton.initializeGlobalInstance(new AsyncLocalStorage())
  const runnable = RunnableLambda.from((request: ActionRequest, config: { readonly signal?: AbortSignal }) =>
    actionAgent.generate(request, config.signal ? { signal: config.signal } : {}),
  )
  runnable.name = 'action'
  return runnable
}
