import { AgentError } from '@voyager-mc/core'
import { lookIntoCheckpoint } from '../runs/look-into-checkpoint.ts'
import { readRun } from '../runs/read-run.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import { describeFault } from '../faults/describe-fault.ts'
import { exitCodes, type ExitCode } from '../faults/exit-codes.ts'
import type { Command } from './command.ts'

/** `voyager status RUN …`: prints where each run stands; one that cannot be read keeps no other from being shown. */
export const runStatus: Command['run'] = async ({ words, settings: { json } }, { say, warn, signal }) => {
  let code: ExitCode = exitCodes.done
  for (const directory of words) {
    try {
      say(await describeRun(directory, json))
    } catch (error) {
      if (!AgentError.isInstance(error)) throw error
      const fault = describeFault(error, { signal })
      warn(fault.line)
      code = fault.code
    }
  }
  return code
}

async function describeRun(directory: string, json: boolean): Promise<string> {
  const { state, end } = await readRun(directory)
  const { completed, failed, current } = state
  const before = await lookIntoCheckpoint(directory)
  const attempts = state.attempts + (before?.attempts ?? 0)
  const skills = before?.skills ?? state.skills
  if (json) {
    const inWork = current && { task: current.task.name, attempt: current.attempts + 1 }
    return jsonLine({ run: directory, attempts, completed, failed, skills, end, ...inWork })
  }
  const counts = `${attempts} attempts, ${completed.length} completed, ${failed.length} failed, ${skills.length} skills`
  const place = current === undefined ? 'between tasks' : `at ${current.task.name}`
  return `${directory}: ${counts}; ${place}; ${end}.`
}
