import { reduceRunState } from '../state/reduce-run-state.ts'
import { initialRunState } from '../state/run-state.ts'
import { readRun } from './read-run.ts'
import type { DirectoryCommand } from './directory-command.ts'

/** `voyager status RUN`: prints where each run stands. */
export const statusCommand: DirectoryCommand = async (directories, { json, say }) => {
  for (const directory of directories) {
    const journal = await readRun(directory)
    const { attempts, completed, failed, skills, current } = journal.reduce(reduceRunState, initialRunState)
    const last = journal.at(-1)?.event
    const end = last?.type === 'run-end' ? last.detail : 'running or killed'
    const inWork = current === undefined ? {} : { task: current.task.name, attempt: current.attempts + 1 }
    if (json) say(JSON.stringify({ attempts, completed, failed, skills, end, ...inWork }))
    else {
      const counts = `${attempts} attempts, ${completed.length} completed, ${failed.length} failed, ${skills.length} skills`
      say(
        `${directory}: ${counts}; ${current === undefined ? 'between tasks' : `at ${current.task.name}`}; ${end}.`,
      )
    }
  }
}
