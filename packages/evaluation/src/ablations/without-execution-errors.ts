import type { StepResult } from '@voyager-mc/core'
import type { VoyagerRoles } from '@voyager-mc/voyager'
import { withPreviousStep } from './with-previous-step.ts'
import { withSeenStep } from './with-seen-step.ts'

/**
 * The roles with an action agent that never hears how its program failed; neither does the critic, whose critique would
 * pass it on.
 */
export function withoutExecutionErrors(roles: VoyagerRoles): VoyagerRoles {
  return {
    ...roles,
    actionAgent: withPreviousStep(roles.actionAgent, withoutErrors),
    critic: withSeenStep(roles.critic, withoutErrors),
  }
}

function withoutErrors(step: StepResult): StepResult {
  return {
    ...step,
    events: step.events.filter(({ type }) => type !== 'error'),
    outcome: { status: 'completed' },
  }
}
