import { ModelOutputError, type Observation, type Task } from '@voyager-mc/core'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { RunHalt } from '../errors/run-halt.ts'
import { callRole, isFinished } from '../recovery/call-role.ts'
import type { RunSession } from '../session/run-session.ts'
import { withRememberedChests } from '../state/remember-chests.ts'

/** Asks the curriculum for the next task; one that keeps failing is sent back a few times before it is accepted. */
export async function proposeTask(session: RunSession, observation: Observation): Promise<Task> {
  for (let deferrals = 0; ; deferrals += 1) {
    const task = await askCurriculum(session, observation)
    const failures = failuresInCoolDown(session, task)
    if (failures === undefined || deferrals >= session.settings.policy.deferrals) return task
    await session.emit({ type: 'task-defer', task, failures })
  }
}

async function askCurriculum(session: RunSession, seen: Observation): Promise<Task> {
  const observation = withRememberedChests(seen, session.state().chestMemory)
  for (let unreadable = 1; ; unreadable += 1) {
    try {
      return await callRole(session, {
        role: 'curriculum',
        call: 'propose',
        lastly: 'end-run',
        work: () => session.roles.curriculum.propose(observation, { signal: session.signal }),
      })
    } catch (error) {
      if (isFinished(error)) throw new RunHalt('done', 'the curriculum has no task left')
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
  const restTasks = Math.min(longestRestTasks, 2 ** (memory.count - 1))
  return tasks - memory.atTask < restTasks ? memory.count : undefined
}
