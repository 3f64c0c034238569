import type { VoyagerEvent } from '@voyager-mc/voyager'

/** One line about an event for a terminal; undefined for those that only programs want. */
export function describeEvent(event: VoyagerEvent): string | undefined {
  switch (event.type) {
    case 'task-start':
      return `${event.resumed ? 'Going on with' : 'Task'}: ${event.task.name}`
    case 'attempt-end':
      return `  attempt ${event.attempt} ${event.status} in ${(event.durationMs / 1000).toFixed(1)} s`
    case 'critique-end':
      return event.critique.success ? undefined : `  ${event.critique.feedback}`
    case 'program-reject':
      return `  no program: ${event.problem}`
    case 'skill-add':
      return `  learned ${event.name}`
    case 'skill-refuse':
      return `  refused ${event.name}: ${event.reason}`
    case 'task-end':
      return event.status === 'completed'
        ? undefined
        : `  ${event.status}: ${event.reason ?? 'no reason given'}`
    case 'environment-lost':
      return `The world is gone: ${event.message}`
    case 'environment-restore':
      return 'Back in the world.'
    case 'model-unavailable':
      return `The model of ${event.role} is out of reach: ${event.message}`
    case 'role-error':
      return `${event.role}.${event.call} failed: ${event.message}`
    case 'death-loop':
      return `Died in ${event.attempts} attempts running.`
    case 'store-error':
      return `Saving failed: ${event.message}`
    case 'run-start':
    case 'run-end':
    case 'checkpoint-import':
    case 'task-defer':
    case 'attempt-start':
    case 'skill-retrieve':
    case 'program-write':
    case 'step-end':
    case 'model-use':
    case 'program-text':
      return undefined
  }
}
