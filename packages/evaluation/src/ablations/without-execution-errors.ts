import type { VoyagerRoles } from '@voyager-mc/voyager'
import { withPreviousStep } from './with-previous-step.ts'

/** The roles with an action agent that never hears how its program failed. */
export function withoutExecutionErrors(roles: VoyagerRoles): VoyagerRoles {
  return {
    ...roles,
    actionAgent: withPreviousStep(roles.actionAgent, (step) => ({
      ...step,
      events: step.events.filter(({ type }) => type !== 'error'),
      outcome: { status: 'completed' },
    })),
  }
}
