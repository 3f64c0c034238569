import type { Runnable } from '@langchain/core/runnables'
import type { Critic, Critique, CritiqueRequest } from '@voyager-mc/core'
import { roleRunnable } from '@voyager-mc/prompting'

/** A critic as a LangChain runnable named `critic`, for callbacks, `withRetry`, `withFallbacks` and `batch`. */
export function toRunnable(critic: Critic): Runnable<CritiqueRequest, Critique> {
  return roleRunnable('critic', (request, options) => critic.evaluate(request, options))
}
