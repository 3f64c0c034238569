import type { ActionAgent, ActionRequest, CallOptions } from '@voyager-mc/core'

/** An action agent that is told a thought before it writes; the thought becomes background of the task. */
export function thinkFirst(
  agent: ActionAgent,
  think: (request: ActionRequest, options: CallOptions) => Promise<string>,
): ActionAgent {
  return {
    generate: async (request, options = {}) => {
      const context = await think(request, options)
      return agent.generate({ ...request, task: { ...request.task, context } }, options)
    },
  }
}
