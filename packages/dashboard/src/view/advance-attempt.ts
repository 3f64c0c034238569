import { definedOf } from '@voyager-mc/core'
import type { DashboardRecord } from '../dashboard-source.ts'
import type { Fields } from './fields.ts'
import type { AttemptView, RunView, TaskView } from './run-view.ts'

// The page shows the latest ones; the journal's table has all.
const mostTasks = 500

/** The view with what a record says about tasks and attempts. */
export function advanceAttempt(view: RunView, record: DashboardRecord, fields: Fields): RunView {
  switch (record.event.type) {
    case 'task-start':
      return beginTask(view, record, fields)
    case 'attempt-start':
      return beginAttempt(view, record, fields)
    case 'critique-end':
      return judge(view, fields.in('critique'))
    case 'attempt-end':
      return inLastAttempt(view, (attempt) => ({
        ...attempt,
        endedAtMs: record.atMs,
        status: attemptStatus(fields.text('status')),
        ...definedOf({ critique: attempt.critique ?? fields.text('problem') }),
      }))
    case 'task-end':
      return endTask(view, record, fields)
    default:
      return view
  }
}

function beginTask(view: RunView, { atMs }: DashboardRecord, fields: Fields): RunView {
  const { attempt: _attempt, program: _program, critique: _critique, ...rest } = view
  const task = fields.in('task')
  const name = task.text('name') ?? 'a task'
  const why = definedOf({ reasoning: task.text('reasoning') })
  const last = view.tasks.at(-1)
  const goesOn = fields.flag('resumed') && last?.name === name && last.status === 'running'
  const begun: TaskView = { name, ...why, beganAtMs: atMs, status: 'running', attempts: [] }
  return {
    ...rest,
    task: { name, ...why, ...definedOf({ context: task.text('context') }) },
    tasks: goesOn ? view.tasks : [...view.tasks, begun].slice(-mostTasks),
  }
}

function beginAttempt(view: RunView, { sequence, atMs }: DashboardRecord, fields: Fields): RunView {
  const number = fields.number('attempt') ?? 1
  const name = fields.in('task').text('name') ?? 'a task'
  // Runs of one task have no task event of their own.
  const last = view.tasks.at(-1)
  const tasks: readonly TaskView[] =
    last?.status === 'running'
      ? view.tasks
      : [...view.tasks, { name, beganAtMs: atMs, status: 'running', attempts: [] }]
  const attempt: AttemptView = { number, sequence, beganAtMs: atMs, status: 'running' }
  const { program: _program, critique: _critique, ...rest } = view
  return inLastTask({ ...rest, attempt: number, task: view.task ?? { name }, tasks }, (task) => ({
    ...task,
    // One that comes again, with the same number, after the world was lost takes the place of the first.
    attempts: [...task.attempts.filter((other) => other.number !== number), attempt],
  }))
}

function judge(view: RunView, critique: Fields): RunView {
  const reasoning = critique.text('reasoning') ?? ''
  const feedback = critique.text('feedback') ?? ''
  const judged: RunView = { ...view, critique: { success: critique.flag('success'), reasoning, feedback } }
  return inLastAttempt(judged, (attempt) => ({
    ...attempt,
    critique: feedback === '' ? reasoning : feedback,
  }))
}

function endTask(view: RunView, { atMs }: DashboardRecord, fields: Fields): RunView {
  const status = fields.text('status')
  const ended = inLastTask(view, (task) => ({
    ...task,
    endedAtMs: atMs,
    status: status === 'completed' || status === 'abandoned' ? status : 'failed',
    ...definedOf({ reason: fields.text('reason') }),
  }))
  const { task: _task, attempt: _attempt, ...rest } = ended
  return rest
}

function attemptStatus(status: string | undefined): AttemptView['status'] {
  return status === 'succeeded' || status === 'rejected' || status === 'unjudged' ? status : 'failed'
}

function inLastTask(view: RunView, change: (task: TaskView) => TaskView): RunView {
  const last = view.tasks.at(-1)
  return last === undefined ? view : { ...view, tasks: [...view.tasks.slice(0, -1), change(last)] }
}

function inLastAttempt(view: RunView, change: (attempt: AttemptView) => AttemptView): RunView {
  return inLastTask(view, (task) => {
    const last = task.attempts.at(-1)
    return last === undefined ? task : { ...task, attempts: [...task.attempts.slice(0, -1), change(last)] }
  })
}
