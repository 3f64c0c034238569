import { reduceRunState } from '@voyager-mc/voyager/journal'
import { initialRunState } from '@voyager-mc/voyager/journal'
import type { Command } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { needRuns } from './need-runs.ts'
import { readRun } from './read-run.ts'

/** `voyager status RUN`: prints where each run stands. */
export const statusCommand: Command = {
  name: 'status',
  words: 'RUN [RUN …]',
  summary: 'where a run stands and what it was doing',
  examples: ['voyager status runs/first'],
  flags: {},
  run: async ({ words, json }, { say }) => {
    for (const directory of needRuns(words, 'status')) {
      const journal = await readRun(directory)
      const { attempts, completed, failed, skills, current } = journal.reduce(reduceRunState, initialRunState)
      const last = journal.at(-1)?.event
      const end = last?.type === 'run-end' ? last.detail : 'running or killed'
      const inWork = current === undefined ? {} : { task: current.task.name, attempt: current.attempts + 1 }
      const counts = `${attempts} attempts, ${completed.length} completed, ${failed.length} failed, ${skills.length} skills`
      const place = current === undefined ? 'between tasks' : `at ${current.task.name}`
      say(
        json
          ? JSON.stringify({ attempts, completed, failed, skills, end, ...inWork })
          : `${directory}: ${counts}; ${place}; ${end}.`,
      )
    }
    return exitCodes.done
  },
}
