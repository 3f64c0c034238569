import { definedOf } from '@voyager-mc/core'
import type { JournalRecord } from '../events/journal-record.ts'
import type { AttemptEndEvent, SkillAddEvent, StepEndEvent } from '../events/attempt-events.ts'
import type { CheckpointImportEvent, RunStartEvent } from '../events/run-events.ts'
import type { TaskEndEvent } from '../events/task-events.ts'
import { isDepositTask } from '../state/is-deposit-task.ts'
import { deathOf, withoutRegained } from '../state/recent-death.ts'
import { rememberChests } from '../state/remember-chests.ts'
import { initialRunState, type CurrentTask, type RunState } from '../state/run-state.ts'
import type { ItemFirst } from '../state/run-progress.ts'

/** Version of the rules below: a state that was kept under another one is made anew from the journal. */
export const runStateVersion = 3

/** The state after one more journal record. */
export function reduceRunState(state: RunState, { event, atMs }: JournalRecord): RunState {
  // The time between two runs of a store is nobody's running time.
  const passedMs = event.type === 'run-start' ? 0 : Math.max(0, atMs - (state.lastAtMs ?? atMs))
  const next = { ...state, lastAtMs: atMs, elapsedMs: state.elapsedMs + passedMs }
  switch (event.type) {
    case 'run-start':
      return afterRunStart(next, event)
    case 'checkpoint-import':
      return afterImport(next, event)
    case 'compaction':
      // A state of an older version lacks what is newer.
      return { ...initialRunState, ...event.state }
    case 'task-start':
      return event.resumed ? next : { ...next, current: { task: event.task, attempts: 0 } }
    case 'program-write':
      return pending(next, { program: event.program })
    case 'program-reject':
      return pending(next, { problem: event.problem })
    case 'critique-end':
      return pending(next, { critique: event.critique })
    case 'attempt-start':
      return withCurrent(next, ({ pending: _dropped, ...current }) => ({
        ...current,
        ...(next.lastObservation && { before: next.lastObservation }),
      }))
    case 'step-end':
      return afterStep(next, event)
    case 'environment-restore':
      return event.observation === undefined ? next : { ...next, lastObservation: event.observation }
    case 'attempt-end':
      return afterAttempt(next, event)
    case 'skill-add':
      return afterSkill(next, event)
    case 'skill-refuse':
      return withCurrent(next, (current) => ({ ...current, isStored: true }))
    case 'task-end':
      return afterTask(next, event)
    case 'model-use':
      return {
        ...next,
        tokens: next.tokens + (event.inputTokens ?? 0) + (event.outputTokens ?? 0),
        modelCalls: next.modelCalls + 1,
        costUsd: next.costUsd + (event.costUsd ?? 0),
      }
    case 'death-loop':
      return { ...next, deathsInARow: 0, deathLoops: next.deathLoops + 1 }
    case 'run-end':
    case 'task-defer':
    case 'skill-retrieve':
    case 'environment-lost':
    case 'model-unavailable':
    case 'role-error':
    case 'intervention':
    case 'program-text':
    case 'store-error':
      return next
  }
}

function afterImport(state: RunState, { completed, failed, chestMemory }: CheckpointImportEvent): RunState {
  return { ...state, hasLearned: true, completed, failed, chestMemory }
}

function withCurrent(state: RunState, change: (current: CurrentTask) => CurrentTask): RunState {
  return state.current === undefined ? state : { ...state, current: change(state.current) }
}

function pending(state: RunState, part: NonNullable<CurrentTask['pending']>): RunState {
  return withCurrent(state, (current) => ({ ...current, pending: { ...current.pending, ...part } }))
}

function afterRunStart(state: RunState, { mode, observation }: RunStartEvent): RunState {
  const { current, shelved = state.mode === 'learn' ? current : undefined, ...rest } = state
  const started = { ...rest, mode, lastObservation: observation, deathLoops: 0 }
  if (mode !== 'learn') return shelved === undefined ? started : { ...started, shelved }
  return {
    ...started,
    hasLearned: true,
    // What an interrupted attempt brought shows up here first, and belongs to the attempt that is made anew.
    items: withItems(state, Object.keys(observation.inventory), state.hasLearned ? state.attempts + 1 : 0),
    ...(shelved === undefined ? {} : { current: shelved }),
  }
}

function afterStep(state: RunState, { step, isCleanUp }: StepEndEvent): RunState {
  const { observation, events } = step
  const held = state.lastObservation?.inventory ?? {}
  const earlier = state.recentDeath && withoutRegained(state.recentDeath, step)
  const recentDeath = deathOf(step, { held, attempts: state.attempts }) ?? earlier
  const next = pending({ ...state, lastObservation: observation, ...definedOf({ recentDeath }) }, { step })
  if (state.mode !== 'learn') return next
  const died = events.filter(({ type }) => type === 'death').length
  const gained = events.flatMap((event) =>
    event.type === 'item-change' && event.delta > 0 ? [event.item] : [],
  )
  return {
    ...next,
    items: withItems(state, [...Object.keys(observation.inventory), ...gained], state.attempts + 1),
    deaths: state.deaths + died,
    deathsInARow: died > 0 ? state.deathsInARow + 1 : isCleanUp === true ? state.deathsInARow : 0,
    chestMemory: rememberChests(state.chestMemory, observation),
  }
}

function withItems(state: RunState, names: readonly string[], attempt: number): RunState['items'] {
  const fresh = names.filter((name) => !(name in state.items))
  if (fresh.length === 0) return state.items
  const first: ItemFirst = { attempt, elapsedMs: state.elapsedMs }
  return { ...state.items, ...Object.fromEntries(fresh.map((name) => [name, first])) }
}

function afterAttempt(state: RunState, { status, problem }: AttemptEndEvent): RunState {
  return withCurrent(countAttempt(state, status), ({ pending: done, ...current }) => ({
    ...current,
    attempts: current.attempts + 1,
    previous: problem === undefined ? { ...done } : { ...done, problem },
    ...(status === 'succeeded' && done?.program !== undefined ? { passed: done.program } : {}),
  }))
}

function countAttempt(state: RunState, status: AttemptEndEvent['status']): RunState {
  if (state.mode !== 'learn') return state
  const attempts = state.attempts + 1
  const isProgress =
    status === 'succeeded' || Object.values(state.items).some(({ attempt }) => attempt === attempts)
  return { ...state, attempts, attemptsSinceProgress: isProgress ? 0 : state.attemptsSinceProgress + 1 }
}

function afterSkill(state: RunState, { name }: SkillAddEvent): RunState {
  const skills = state.skills.includes(name) ? state.skills : [...state.skills, name]
  return withCurrent({ ...state, skills }, (current) => ({ ...current, isStored: true }))
}

function afterTask(
  { current: _done, ...state }: RunState,
  { task, status, reason, log }: TaskEndEvent,
): RunState {
  if (status === 'abandoned' || state.mode !== 'learn') return state
  const tasks = state.tasks + 1
  const { [task.name]: before, ...others } = state.failures
  const failures =
    status === 'failed'
      ? {
          ...others,
          [task.name]: {
            count: (before?.count ?? 0) + 1,
            atTask: tasks,
            ...definedOf({ reason, log }),
          },
        }
      : others
  const next = { ...state, tasks, failures }
  if (isDepositTask(task)) return next
  if (status === 'failed') return { ...next, failed: [...state.failed, task.name] }
  return {
    ...next,
    deathLoops: 0,
    completed: state.completed.includes(task.name) ? state.completed : [...state.completed, task.name],
    failed: state.failed.filter((name) => name !== task.name),
  }
}
