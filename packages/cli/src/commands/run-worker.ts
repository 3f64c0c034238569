import { definedOf, untilAborted } from '@voyager-mc/core'
import { databaseOf } from '../fleet/database-of.ts'
import { loadOptional } from '../faults/load-optional.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import type { Command } from './command.ts'

const isBuilt = import.meta.url.endsWith('.js')

/** `voyager worker`: plays runs of the queue until Ctrl-C, and hands over what is under way. */
export const runWorker: Command['run'] = async ({ settings }, { say, warn, signal, variables }) => {
  const { serveHealth, startWorker } = await loadOptional(
    '@voyager-mc/fleet',
    () => import('@voyager-mc/fleet'),
  )
  const { concurrency, library, schema, json, healthPort } = settings
  const tell = (facts: Readonly<Record<string, unknown>>, sentence: string): void =>
    say(json ? jsonLine({ ...facts, message: sentence }) : describe(facts, sentence))
  const worker = await startWorker({
    connectionString: databaseOf(settings, variables),
    schema,
    concurrency,
    library,
    // Built, the module lies in a folder of the package; in the sources it lies in a sister folder.
    learner: new URL(isBuilt ? './fleet/learner.js' : '../fleet/learner.ts', import.meta.url),
    env: variables,
    signal,
    log: { info: tell, warn: (_facts, sentence) => warn(sentence) },
  })
  const health = healthPort === undefined ? undefined : await serveHealth({ worker, port: healthPort })
  if (health !== undefined) tell({ port: health.port }, 'The worker serves /health and /metrics.')
  await untilAborted(new Promise<never>(() => undefined), { signal }).catch(() => undefined)
  await health?.close()
  await worker.stop()
  return exitCodes.interrupted
}

function describe(facts: Readonly<Record<string, unknown>>, sentence: string): string {
  const { run, outcome, port } = facts
  const words = Object.entries(definedOf({ run, outcome, port })).map(
    ([name, value]) => `${name} ${String(value)}`,
  )
  return words.length === 0 ? sentence : `${sentence} (${words.join(', ')})`
}
