import { AsyncLocalStorage } from 'node:async_hooks'
import { RunnableLambda, type Runnable } from '@langchain/core/runnables'
import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons'
import type { CallOptions } from '@voyager-mc/core'

/** A role's call as a named LangChain runnable, for callbacks, `withRetry`, `withFallbacks` and `batch`. */
export function roleRunnable<Request, Reply>(
  name: string,
  call: (request: Request, options: CallOptions) => Promise<Reply>,
): Runnable<Request, Reply> {
  // Callbacks reach the model calls inside a role through this storage; LangChain keeps the first one set. A browser has
  // none: there a caller passes its callbacks on.
  const Storage: typeof AsyncLocalStorage | undefined = AsyncLocalStorage
  if (Storage) AsyncLocalStorageProviderSingleton.initializeGlobalInstance(new Storage())
  const runnable = RunnableLambda.from((request: Request, config: CallOptions) =>
    call(request, config.signal ? { signal: config.signal } : {}),
  )
  runnable.name = name
  return runnable
}
