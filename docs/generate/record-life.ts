import type { GameEvent, Observation, Task } from '@voyager-mc/core'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { StepEndEvent } from '@voyager-mc/voyager/journal'
import type { LifeAttempt, LifeTask } from './life-record.ts'
import { recordStep } from './record-step.ts'
import { minuteOf } from './world-minute.ts'

/** Tasks of a life from its first to its last, each with its attempts; minutes are those of the world's clock. */
export function recordTasks(events: readonly VoyagerEvent[]): readonly LifeTask[] {
  const record: Recording = { tasks: [], ticks: 0, happened: eventsOfLife(events), open: {} }
  for (const event of events) take(record, event)
  return record.tasks
}

/** Everything that happened in the world, with its tick from the beginning of the life. */
export function eventsOfLife(events: readonly VoyagerEvent[]): readonly GameEvent[] {
  let ticks = 0
  return events.flatMap((event) => {
    if (event.type !== 'step-end') return []
    const begun = ticks
    ticks += event.step.observation.elapsedTicks
    return event.step.events.map((happened) => ({ ...happened, tick: begun + happened.tick }))
  })
}

/** A record that is being made. */
interface Recording {
  readonly tasks: LifeTask[]
  readonly happened: readonly GameEvent[]
  /** Ticks of the world so far. */
  ticks: number
  /** Situation in which the next step begins. */
  before?: Observation
  /** The attempt that goes on. */
  open: Partial<LifeAttempt>
}

function take(record: Recording, event: VoyagerEvent): void {
  const minute = minuteOf(record.ticks)
  if (event.type === 'run-start') record.before ??= event.observation
  if (event.type === 'task-start' && !event.resumed) record.tasks.push(beginTask(event.task, minute))
  // An attempt begins again after the world was lost.
  if (event.type === 'attempt-start') record.open = { minute }
  if (event.type === 'step-end') takeStep(record, event)
  if (event.type === 'critique-end') {
    const { reasoning, feedback } = event.critique
    record.open = { ...record.open, verdict: reasoning, ...(feedback !== '' && { feedback }) }
  }
  if (event.type === 'attempt-end') {
    const { status, problem } = event
    const attempt = { minute, status, ...record.open, ...(problem !== undefined && { problem }) }
    changeLast(record, (task) => ({ ...task, attempts: [...task.attempts, attempt] }))
  }
  if (event.type === 'skill-add')
    changeLast(record, (task) => withSkill(task, `${event.name} ${event.version}`))
  if (event.type === 'task-end') {
    const { status, reason } = event
    changeLast(record, ({ attempts, ...task }) => ({
      ...task,
      status,
      ...(reason !== undefined && { reason }),
      attempts,
    }))
  }
}

function takeStep(record: Recording, { step, isCleanUp }: StepEndEvent): void {
  const { ticks, happened, before = step.observation } = record
  const end = ticks + step.observation.elapsedTicks
  const later = happened.filter(({ tick }) => tick > end)
  if (isCleanUp === undefined)
    record.open = { ...record.open, step: recordStep(step, { ticks, before, later }) }
  record.ticks = end
  record.before = step.observation
}

function beginTask({ name, reasoning }: Task, minute: number): LifeTask {
  return { minute, name, ...(reasoning !== undefined && { why: reasoning }), attempts: [] }
}

function withSkill(task: LifeTask, skill: string): LifeTask {
  const last = task.attempts.at(-1)
  return last === undefined
    ? task
    : { ...task, attempts: [...task.attempts.slice(0, -1), { ...last, skill }] }
}

function changeLast({ tasks }: Recording, change: (task: LifeTask) => LifeTask): void {
  const last = tasks.pop()
  if (last) tasks.push(change(last))
}
