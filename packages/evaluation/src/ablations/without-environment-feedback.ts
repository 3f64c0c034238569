import type { GameEvent } from '@voyager-mc/core'
import type { VoyagerRoles } from '@voyager-mc/voyager'
import { withPreviousStep } from './with-previous-step.ts'

const feedback: ReadonlySet<GameEvent['type']> = new Set([
  'program-log',
  'chat',
  'primitive-result',
  'item-change',
])

/** The roles with an action agent and a skill search that never hear what a program said on its way. */
export function withoutEnvironmentFeedback(roles: VoyagerRoles): VoyagerRoles {
  const { skillLibrary } = roles
  return {
    ...roles,
    actionAgent: withPreviousStep(roles.actionAgent, (step) => ({
      ...step,
      events: step.events.filter(({ type }) => !feedback.has(type)),
    })),
    skillLibrary: {
      add: (program, task, options) => skillLibrary.add(program, task, options),
      retrieve: ({ task }, options) => skillLibrary.retrieve({ task }, options),
      get: (name) => skillLibrary.get(name),
      list: () => skillLibrary.list(),
      resolve: (program) => skillLibrary.resolve(program),
    },
  }
}
