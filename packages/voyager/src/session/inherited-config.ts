import { definedOf } from '@voyager-mc/core'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { RunnableConfig } from '@langchain/core/runnables'
import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons'

/** Lets runnables find the one they run in; LangChain keeps the first storage it is given. */
export function enableInheritance(): void {
  const Storage: typeof AsyncLocalStorage | undefined = AsyncLocalStorage
  if (Storage) AsyncLocalStorageProviderSingleton.initializeGlobalInstance(new Storage())
}

/** Callbacks and signal of the runnable that a run is started in; empty outside of one. */
export function inheritedConfig(): Pick<RunnableConfig, 'callbacks' | 'signal'> {
  // The storage holds whatever the enclosing runnable was configured with.
  const { callbacks, signal } = (AsyncLocalStorageProviderSingleton.getRunnableConfig() ??
    {}) as RunnableConfig
  return { ...definedOf({ callbacks, signal }) }
}
