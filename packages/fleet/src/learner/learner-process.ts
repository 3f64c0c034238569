// Entry of a learner's process: it plays one run, and ends with its worker whatever happens to that.
import process from 'node:process'
import { InvalidArgumentError } from '@voyager-mc/core'
import { openFleetDatabase } from '../database/open-fleet-database.ts'
import { RunTakenError } from '../errors/run-taken-error.ts'
import type { JsonValue } from '../queue/fleet-run.ts'
import { postgresSkillStore } from '../stores/postgres-skill-store.ts'
import type { Learn } from './learner.ts'
import type { LearnerMessage, LearnerTask, WorkerMessage } from './learner-message.ts'
import { openRunHome } from './open-run-home.ts'

const stop = new AbortController()

function tell(message: LearnerMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve()
    else process.send(message, undefined, undefined, () => resolve())
  })
}

async function loadLearner(url: string): Promise<Learn> {
  const module: unknown = await import(url)
  const learn: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'learn') : undefined
  if (typeof learn !== 'function')
    throw new InvalidArgumentError('learner', url, 'name a module that exports a function "learn".')
  // A function of that name is what the module's author promises.
  return learn as Learn
}

async function play({
  spec,
  fence,
  connectionString,
  ssl,
  schema,
  library,
  learner,
}: LearnerTask): Promise<JsonValue> {
  const learn = await loadLearner(learner)
  const database = await openFleetDatabase({ connectionString, ssl, schema, connections: 2 })
  try {
    const home = openRunHome(database, fence)
    const first = await home.runStore.readJournal()[Symbol.asyncIterator]().next()
    return await learn({
      run: fence.run,
      spec,
      isResumed: first.done !== true,
      ...home,
      skillStore: postgresSkillStore(database, { library }),
      database,
      signal: stop.signal,
      onProgress: (progress) => void tell({ type: 'progress', progress }),
      onNotice: (text) => void tell({ type: 'notice', text }),
    })
  } finally {
    await database.close()
  }
}

async function work(task: LearnerTask): Promise<void> {
  const beat = setInterval(() => void tell({ type: 'alive' }), 1000)
  try {
    const result = await play(task)
    await tell(stop.signal.aborted ? { type: 'stopped' } : { type: 'result', result })
  } catch (error) {
    await tell(describeEnd(error))
  } finally {
    clearInterval(beat)
  }
  process.exit(0)
}

function describeEnd(error: unknown): LearnerMessage {
  if (RunTakenError.isInstance(error)) return { type: 'taken' }
  if (stop.signal.aborted) return { type: 'stopped' }
  const isFinal = InvalidArgumentError.isInstance(error)
  const message = error instanceof Error ? error.message : String(error)
  return { type: 'failure', message, isFinal }
}

process.on('message', (message: WorkerMessage) => {
  if (message.type === 'task') void work(message.task)
  else stop.abort(new Error(message.reason))
})
// The worker is gone, so somebody else takes the run over.
process.on('disconnect', () => process.exit(1))
// Ctrl-C in a terminal reaches the whole group; the worker decides what happens then.
process.on('SIGINT', () => undefined)
