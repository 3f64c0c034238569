import type { Critic, StepResult } from '@voyager-mc/core'

/** A critic that sees steps through a filter, so that its words cannot pass on what the agent is not to hear. */
export function withSeenStep(critic: Critic, change: (step: StepResult) => StepResult): Critic {
  return {
    evaluate: (request, options) => critic.evaluate({ ...request, step: change(request.step) }, options),
  }
}
