import { doubling, ModelOutputError, type Observation, type Task } from '@voyager-mc/core'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { EarlyEnd } from '../errors/early-end.ts'
import { callRole } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import { rememberedIn } from '../state/remembered-in.ts'

/** Facts that a proposal rests on. */
interface ProposeTaskOptions {
  readonly observation: Observation
  /** Times the run has taken on each resting task, by name; kept up to date. */
  readonly repeated: Map<string, number>
}

/**
 * Asks the curriculum for the next task. One that keeps failing is sent back a few times before it is accepted, and a
 * curriculum that knows nothing else ends the run: no task is repeated for ever.
 */
export async function proposeTask(
  session: RunSession,
  { observation, repeated }: ProposeTaskOptions,
): Promise<Task> {
  for (let deferrals = 0; ; deferrals += 1) {
    const task = await askCurriculum(session, observation)
    const failures = failuresInCoolDown(session, task)
    if (failures === undefined) return task
    if (deferrals >= session.settings.policy.deferrals) {
      countRepeat(session, { task, failures, repeated })
      return task
    }
    await session.emit({ type: 'task-defer', task, failures })
  }
}

function countRepeat(
  { settings }: RunSession,
  {
    task: { name },
    failures,
    repeated,
  }: Pick<ProposeTaskOptions, 'repeated'> & { readonly task: Task; readonly failures: number },
): void {
  const count = (repeated.get(name) ?? 0) + 1
  if (count > settings.policy.repeatedProposals)
    throw new EarlyEnd(
      'role-failed',
      `the curriculum insists on ${name}, which failed ${failures} times running`,
    )
  repeated.set(name, count)
}

async function askCurriculum(session: RunSession, seen: Observation): Promise<Task> {
  const observation = rememberedIn(session.state(), seen)
  for (let unreadable = 1; ; unreadable += 1) {
    try {
      const task = await callRole(session, {
        role: 'curriculum',
        call: 'propose',
        onExhausted: 'end-run',
        work: () =>
          session.roles.curriculum.propose(observation, {
            signal: session.signal,
            resting: restingTasks(session),
          }),
      })
      if (task === undefined) throw new EarlyEnd('done', 'the curriculum has no task left')
      return task
    } catch (error) {
      if (!ModelOutputError.isInstance(error)) throw error
      const isLast = unreadable > session.settings.policy.roleRetries
      await session.emit({
        type: 'role-error',
        role: 'curriculum',
        call: 'propose',
        message: error.message,
        recovery: isLast ? 'end-run' : 'retry',
      })
      if (isLast) throw new RoleFailedError('curriculum', { call: 'propose', cause: error })
    }
  }
}

// After two failures a task rests for two others, after three for four, and so on up to this many.
const longestRestTasks = 16

function failuresInCoolDown(session: RunSession, { name }: Task): number | undefined {
  return restingTasks(session).has(name) ? session.state().failures[name]?.count : undefined
}

/** Tasks that rest, with the number of other tasks that have to end before each is due. */
function restingTasks({ state, settings }: RunSession): ReadonlyMap<string, number> {
  const { failures, tasks } = state()
  const left = Object.entries(failures).flatMap(([name, { count, atTask }]) => {
    if (count < settings.policy.failuresBeforeDeferral) return []
    const restTasks = doubling(count, { first: 1, longest: longestRestTasks }) - (tasks - atTask)
    return restTasks > 0 ? [[name, restTasks] as const] : []
  })
  return new Map(left)
}
