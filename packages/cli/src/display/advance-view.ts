import { definedOf, type Task } from '@voyager-mc/core'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { seen, type RunView } from './run-view.ts'

/** The view after one more event of the run. */
export function advanceView({ savingFault: _mended, ...view }: RunView, event: VoyagerEvent): RunView {
  switch (event.type) {
    case 'run-start':
      return { ...seen(view, event.observation), phase: 'proposing' }
    case 'task-start':
      return afterTaskStart(view, event.task)
    case 'attempt-start':
      return { ...view, phase: 'recalling', attempt: event.attempt, primitives: 0, stepTicks: 0 }
    case 'skill-retrieve':
      return { ...view, phase: 'writing' }
    case 'program-write': {
      const { primitive: _last, ...rest } = view
      return { ...rest, phase: 'acting', primitives: 0, stepTicks: 0 }
    }
    case 'step-end': {
      const { elapsedTicks } = event.step.observation
      return { ...seen(view, event.step.observation), phase: 'judging', ...afterTicks(view, elapsedTicks) }
    }
    case 'attempt-end':
      return { ...view, phase: 'recalling', attempts: view.attempts + 1 }
    case 'skill-add':
      return { ...view, skills: [...view.skills.filter((name) => name !== event.name), event.name] }
    case 'task-end':
      return { ...view, phase: 'proposing', ...countTask(view, event.status) }
    case 'run-end':
      return { ...view, phase: 'ending' }
    case 'checkpoint-import':
    case 'compaction':
    case 'critique-end':
    case 'death-loop':
    case 'environment-lost':
    case 'environment-restore':
    case 'intervention':
    case 'model-unavailable':
    case 'model-use':
    case 'program-reject':
    case 'program-text':
    case 'role-error':
    case 'skill-refuse':
    case 'task-defer':
      return view
    case 'store-error':
      return { ...view, savingFault: event.message }
  }
}

function afterTicks({ ticks }: RunView, elapsed: number): Pick<RunView, 'ticks' | 'stepTicks'> {
  return { ticks: ticks + elapsed, stepTicks: 0 }
}

function afterTaskStart(view: RunView, task: Task): RunView {
  const { reasoning: _old, primitive: _last, ...rest } = view
  const { reasoning } = task
  return {
    ...rest,
    phase: 'recalling',
    task: task.name,
    attempt: 0,
    ...definedOf({ reasoning }),
  }
}

function countTask(
  { completed, failed }: RunView,
  status: 'completed' | 'failed' | 'abandoned',
): Partial<RunView> {
  if (status === 'completed') return { completed: completed + 1 }
  return status === 'failed' ? { failed: failed + 1 } : {}
}
