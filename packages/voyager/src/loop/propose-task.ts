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
        work: () => session.roles.curriculum.propose(observation, { signal: session.signal }),
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

function failuresInCoolDown({ state, settings }: RunSession, task: Task): number | undefined {
  const { failures, tasks } = state()
  const memory = failures[task.name]
  if (memory === undefined || memory.count < settings.policy.failuresBeforeDeferral) return undefined
  const restTasks = doubling(memory.count, { first: 1, longest: longestRestTasks })
  return tasks - memory.atTask < restTasks ? memory.count : undefined
}
