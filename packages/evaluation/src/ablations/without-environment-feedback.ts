import type { GameEvent, SkillQuery, StepResult } from '@voyager-mc/core'
import type { VoyagerRoles } from '@voyager-mc/voyager'
import { withPreviousStep } from './with-previous-step.ts'
import { withSeenStep } from './with-seen-step.ts'

const feedback: ReadonlySet<GameEvent['type']> = new Set([
  'program-log',
  'chat',
  'primitive-result',
  'item-change',
])

/**
 * The roles with an action agent and a skill search that never hear what a program said on its way. The critic judges the
 * world, and does not hear it either: its critique would pass it on.
 */
export function withoutEnvironmentFeedback(roles: VoyagerRoles): VoyagerRoles {
  const { skillLibrary } = roles
  const outline = skillLibrary.outline?.bind(skillLibrary)
  return {
    ...roles,
    actionAgent: withPreviousStep(roles.actionAgent, (step) => ({
      ...step,
      events: step.events.filter(({ type }) => !feedback.has(type)),
    })),
    critic: withSeenStep(roles.critic, withoutWords),
    skillLibrary: {
      ...skillLibrary,
      retrieve: (query, options) => skillLibrary.retrieve(withoutNeed(query), options),
      ...(outline && { outline: (query) => outline(withoutNeed(query)) }),
    },
  }
}

function withoutNeed({ need: _unheard, ...query }: SkillQuery): SkillQuery {
  return query
}

/** A step with what happened in the world, and without what was said about it. */
function withoutWords(step: StepResult): StepResult {
  return { ...step, events: step.events.filter((event) => !isWord(event)) }
}

/** A primitive that succeeded proves a deed; one that failed gives its reasons. */
function isWord(event: GameEvent): boolean {
  if (event.type === 'primitive-result') return event.status === 'failed'
  return event.type === 'program-log' || event.type === 'chat'
}
