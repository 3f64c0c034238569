import { withGenerate, type ActionAgent, type StepResult } from '@voyager-mc/core'

/** An action agent that sees the last attempt's step through a filter. */
export function withPreviousStep(agent: ActionAgent, change: (step: StepResult) => StepResult): ActionAgent {
  return withGenerate(agent, (request, options) => {
    const { previous } = request
    if (previous?.step === undefined) return agent.generate(request, options)
    return agent.generate({ ...request, previous: { ...previous, step: change(previous.step) } }, options)
  })
}
