import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Curriculum } from '@voyager-mc/core'
import { createSkillLibrary, sqliteSkillStore } from '@voyager-mc/skill-library'
import { createVoyager } from '../create-voyager.ts'
import { storedQuestionCache } from '../preset/stored-question-cache.ts'
import { loadRunState } from '../state/load-run-state.ts'
import { tasks } from '../stop-conditions/tasks.ts'
import { fileRunStore } from './file-run-store.ts'
import type { RunStore } from './run-store.ts'
import { repeatableRoles } from '../testing/repeatable-roles.ts'

// A program of its own for the kill test: learns in all the directories it is given until it is killed or done.
const [limit = '1', ...directories] = process.argv.slice(2)
const pause = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 3))

/** Asks two questions before each task; a kept answer is noted, so that the test can look for it afterwards. */
async function asking(curriculum: Curriculum, store: RunStore, log: string): Promise<Curriculum> {
  const { cache, flush } = await storedQuestionCache(store)
  return {
    record: (outcome) => curriculum.record(outcome),
    propose: async (observation) => {
      const task = await curriculum.propose(observation)
      if (task === undefined) return undefined
      for (const question of [`How to ${task.name}?`, `Why ${task.name}?`]) {
        if (cache.get(question) !== undefined) continue
        await pause()
        const answer = `${process.pid} at ${performance.now()}`
        cache.set(question, answer)
        await flush()
        appendFileSync(log, `${JSON.stringify([question, answer])}\n`)
      }
      return task
    },
  }
}

async function learn(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true })
  const store = fileRunStore(directory)
  const state = await loadRunState(store)
  const skillLibrary = createSkillLibrary({ store: sqliteSkillStore(join(directory, 'skill', 'skills.db')) })
  const roles = repeatableRoles({ state, skillLibrary, pause })
  const curriculum = await asking(roles.curriculum, store, join(directory, 'answers.log'))
  const run = createVoyager({ ...roles, curriculum, store }).learn({
    until: tasks(Number(limit)),
    resume: true,
  })
  for await (const { type } of run) if (type === 'run-start') process.stdout.write('running\n')
  await skillLibrary.close()
  await store.close()
  process.stdout.write('done\n')
}

await Promise.all(directories.map(learn))
