import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Curriculum, Environment } from '@voyager-mc/core'
import { migrate } from '@voyager-mc/core/sqlite'
import { createSkillLibrary, sqliteSkillStore } from '@voyager-mc/skill-library'
import { createVoyager } from '../create-voyager.ts'
import { compactRun } from '../history/compact-run.ts'
import { loadRunState } from '../history/load-run-state.ts'
import { storedQuestionCache } from '../preset/stored-question-cache.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import type { RunStore } from '../stores/run-store.ts'
import { repeatableRoles } from '../testing/repeatable-roles.ts'
import { openHome, type Home } from './open-home.ts'

// A program of its own for the kill test: learns in all the directories it is given until it is killed or done.
const [limit = '1', ...directories] = process.argv.slice(2)
// Opening, compacting and closing come round again and again, so that kills find them, too.
const tasksPerOpening = 3
const pause = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 3))

/** Asks two questions before each task; a kept answer is noted, so that the test can look for it afterwards. */
async function asking(curriculum: Curriculum, store: RunStore, log: string): Promise<Curriculum> {
  const { cache, flush } = await storedQuestionCache(store)
  return {
    record: (outcome) => curriculum.record(outcome),
    propose: async (observation) => {
      const task = await curriculum.propose(observation)
      for (const question of [`How to ${task?.name}?`, `Why ${task?.name}?`]) {
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

/** The environment, in a world that counts its steps and keeps the count in the home. */
function inWorld(environment: Environment, { database, stage }: Home): Environment {
  migrate(database, {
    component: 'world',
    migrations: ['CREATE TABLE world (id INTEGER PRIMARY KEY, steps INTEGER, x INTEGER) STRICT'],
  })
  let steps = Number(database.get('SELECT steps FROM world')?.['steps'] ?? 0)
  return {
    ...environment,
    step: async (program, options) => {
      const result = await environment.step(program, options)
      steps += 1
      const row = [steps, result.observation.position.x]
      stage((home) => {
        home.run('INSERT OR REPLACE INTO world (id, steps, x) VALUES (1, ?, ?)', row)
      })
      return result
    },
  }
}

async function learn(directory: string): Promise<number> {
  mkdirSync(directory, { recursive: true })
  const home = await openHome(directory)
  const store = home.runStore
  const state = await loadRunState(store)
  const skillLibrary = createSkillLibrary({
    store: sqliteSkillStore(home.database, { commitWith: home.commitWith }),
  })
  const roles = repeatableRoles({ state, skillLibrary, pause })
  const curriculum = await asking(roles.curriculum, store, join(directory, 'answers.log'))
  const environment = inWorld(roles.environment, home)
  const until = tasks(Math.min(Number(limit), state.tasks + tasksPerOpening))
  const run = createVoyager({ ...roles, environment, curriculum, store }).learn({ until, resume: true })
  for await (const { type } of run) {
    if (type === 'run-start') process.stdout.write('running\n')
    if (type === 'task-end') process.stdout.write('task\n')
  }
  await compactRun(store, { keepTasks: 2 })
  await skillLibrary.close()
  await home.close()
  return (await run.result).state.tasks
}

await Promise.all(
  directories.map(async (directory) => {
    while ((await learn(directory)) < Number(limit)) await pause()
    process.stdout.write('done\n')
  }),
)
