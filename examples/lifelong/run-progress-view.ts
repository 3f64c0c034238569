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

type Handlers<Value> = {
  readonly [Type in VoyagerEvent['type']]?: (event: VoyagerEvent & { type: Type }) => Value
}

/** The view after one more event. */
export function advanceView(view: ProgressView, event: VoyagerEvent): ProgressView {
  const handlers: Handlers<Partial<ProgressView>> = {
    'task-start': ({ task }) => ({ task: task.name, attempt: 0 }),
    'attempt-start': ({ attempt }) => ({ attempt }),
    'attempt-end': () => ({ attempts: view.attempts + 1 }),
    'step-end': ({ step }) => ({ inventory: step.observation.inventory }),
    'skill-add': () => ({ skills: view.skills + 1 }),
    'task-end': ({ status }) => {
      if (status === 'abandoned') return {}
      return status === 'completed' ? { completed: view.completed + 1 } : { failed: view.failed + 1 }
    },
  }
  return { ...view, ...handle(handlers, event) }
}

const lines: Handlers<string | undefined> = {
  'task-start': ({ resumed, task }) => `${resumed ? 'Going on with' : 'Task:'} ${task.name}`,
  'attempt-end': ({ attempt, status, durationMs }) =>
    `  attempt ${attempt} ${status} in ${(durationMs / 1000).toFixed(1)} s`,
  'critique-end': ({ critique }) => (critique.success ? undefined : `  critic: ${critique.feedback}`),
  'program-reject': ({ problem }) => `  no program: ${problem}`,
  'step-end': ({ step: { outcome } }) =>
    outcome.status === 'completed' ? undefined : `  program ${outcome.status}: ${outcome.message}`,
  'skill-add': ({ name, version }) => `  learned ${name}${version > 1 ? ` (version ${version})` : ''}`,
  'task-end': ({ status, reason }) =>
    status === 'completed' ? undefined : `  ${status}: ${reason ?? 'no reason given'}`,
  'environment-lost': ({ reason, message }) => `The world is gone (${reason}): ${message}`,
  'environment-restore': () => 'Back in the world.',
  'model-unavailable': ({ role, message }) => `The model of ${role} is out of reach: ${message}`,
  'role-error': ({ role, call, message }) => `${role}.${call} failed: ${message}`,
  'death-loop': ({ attempts }) => `Died in ${attempts} attempts in a row.`,
  'store-error': ({ message }) => `Saving failed: ${message}`,
}

/** One line about an event worth keeping on the screen; undefined for the others. */
export function describeEvent(event: VoyagerEvent): string | undefined {
  return handle(lines, event)
}

function handle<Value>(handlers: Handlers<Value>, event: VoyagerEvent): Value | undefined {
  // A handler stands under its own event's type, which TypeScript cannot follow through the union.
  const handler = handlers[event.type] as ((event: VoyagerEvent) => Value) | undefined
  return handler?.(event)
}

/** The most useful items held, in a few words. */
export function describeInventory(inventory: Readonly<Record<string, number>>, limit = 6): string {
  const items = Object.entries(inventory).sort(([, a], [, b]) => b - a)
  if (items.length === 0) return 'nothing'
  const shown = items.slice(0, limit).map(([name, count]) => `${count} ${name}`)
  return items.length > limit ? `${shown.join(', ')} and ${items.length - limit} more` : shown.join(', ')
}
