import type { VoyagerEvent } from '@voyager-mc/voyager'

/** What the display shows about a run. */
export interface ProgressView {
  readonly task: string
  readonly attempt: number
  readonly attempts: number
  readonly completed: number
  readonly failed: number
  readonly skills: number
  readonly inventory: Readonly<Record<string, number>>
}

export const emptyView: ProgressView = {
  task: 'joining the world',
  attempt: 0,
  attempts: 0,
  completed: 0,
  failed: 0,
  skills: 0,
  inventory: {},
}

/** The view after one more event. */
export function advanceView(view: ProgressView, event: VoyagerEvent): ProgressView {
  switch (event.type) {
    case 'task-start':
      return { ...view, task: event.task.name, attempt: 0 }
    case 'attempt-start':
      return { ...view, attempt: event.attempt }
    case 'attempt-end':
      return { ...view, attempts: view.attempts + 1 }
    case 'step-end':
      return { ...view, inventory: event.step.observation.inventory }
    case 'skill-add':
      return { ...view, skills: view.skills + 1 }
    case 'task-end':
      return event.status === 'completed'
        ? { ...view, completed: view.completed + 1 }
        : { ...view, failed: view.failed + 1 }
    default:
      return view
  }
}

/** One line about an event worth keeping on the screen; undefined for the others. */
export function describeEvent(event: VoyagerEvent): string | undefined {
  switch (event.type) {
    case 'task-start':
      return `${event.resumed ? 'Going on with' : 'Task:'} ${event.task.name}`
    case 'attempt-end':
      return `  attempt ${event.attempt} ${event.status} in ${(event.durationMs / 1000).toFixed(1)} s`
    case 'critique-end':
      return event.critique.success ? undefined : `  critic: ${event.critique.feedback}`
    case 'program-reject':
      return `  no program: ${event.problem}`
    case 'step-end':
      return event.step.outcome.status === 'completed'
        ? undefined
        : `  program ${event.step.outcome.status}: ${event.step.outcome.message}`
    case 'skill-add':
      return `  learned ${event.name}${event.version > 1 ? ` (version ${event.version})` : ''}`
    case 'task-end':
      return event.status === 'completed'
        ? undefined
        : `  ${event.status}: ${event.reason ?? 'no reason given'}`
    case 'environment-lost':
      return `The world is gone (${event.reason}): ${event.message}`
    case 'environment-restore':
      return 'Back in the world.'
    case 'model-unavailable':
      return `The model of ${event.role} is out of reach: ${event.message}`
    case 'role-error':
      return `${event.role}.${event.call} failed: ${event.message}`
    case 'death-loop':
      return `Died in ${event.attempts} attempts in a row.`
    case 'store-error':
      return `Saving failed: ${event.message}`
    default:
      return undefined
  }
}

/** The most useful items held, in a few words. */
export function describeInventory(inventory: Readonly<Record<string, number>>, limit = 6): string {
  const items = Object.entries(inventory).sort(([, a], [, b]) => b - a)
  if (items.length === 0) return 'nothing'
  const shown = items.slice(0, limit).map(([name, count]) => `${count} ${name}`)
  return items.length > limit ? `${shown.join(', ')} and ${items.length - limit} more` : shown.join(', ')
}
