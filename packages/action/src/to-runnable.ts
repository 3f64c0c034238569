import type { Runnable } from '@langchain/core/runnables'
import type { ActionAgent, ActionRequest, Program } from '@voyager-mc/core'
import { roleRunnable } from '@voyager-mc/prompting'

/** An action agent as a LangChain runnable named `action`, for callbacks, `withRetry`, `withFallbacks` and `batch`. */
export function toRunnable(actionAgent: ActionAgent): Runnable<ActionRequest, Program> {
  return roleRunnable('action', (request, options) => actionAgent.generate(request, options))
}
