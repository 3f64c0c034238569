import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Clock } from '@voyager-mc/core'
import type { JsonValue } from '../queue/fleet-run.ts'
import type { LearnerMessage, LearnerTask, WorkerMessage } from './learner-message.ts'

/** The way in which a learner's process ended. */
export type LearnerEnd =
  | { readonly status: 'done'; readonly result: JsonValue }
  | { readonly status: 'stopped' }
  | { readonly status: 'taken' }
  | { readonly status: 'failed'; readonly message: string; readonly isFinal: boolean }

export interface StartLearnerOptions {
  readonly onProgress: (progress: JsonValue) => void
  readonly onNotice: (text: string) => void
  /** Stops the learner; its reason is told to it. */
  readonly signal: AbortSignal
  readonly clock: Clock
  /** Longest time without a sign of life, and longest time from the signal to the end, in milliseconds. */
  readonly silenceMs: number
  readonly stopMs: number
  /** Environment of the process. */
  readonly env: Readonly<Record<string, string | undefined>>
}

// Built, the process's entry lies in a folder of the package; in the sources it lies beside this file.
const isBuilt = import.meta.url.endsWith('.js')
const entry = fileURLToPath(
  new URL(isBuilt ? './learner/learner-process.js' : './learner-process.ts', import.meta.url),
)

const lookEveryMs = 1000

/** Plays a run in a process of its own, so that neither its end nor its load is felt by the worker. */
export function startLearner(task: LearnerTask, options: StartLearnerOptions): Promise<LearnerEnd> {
  const { signal, clock, stopMs } = options
  const child = fork(entry, { serialization: 'advanced', env: { ...options.env }, stdio: 'inherit' })
  const send = (message: WorkerMessage): void => {
    // A process that has gone is told of by its exit.
    if (child.connected) child.send(message, () => undefined)
  }
  const stop = (): void => {
    send({ type: 'stop', reason: String(signal.reason) })
    const late = new AbortController()
    child.once('exit', () => late.abort())
    clock.sleep(stopMs, { signal: late.signal }).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    )
  }
  send({ type: 'task', task })
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return untilEnd(child, options).finally(() => signal.removeEventListener('abort', stop))
}

function untilEnd(
  child: ChildProcess,
  { onProgress, onNotice, clock, silenceMs }: StartLearnerOptions,
): Promise<LearnerEnd> {
  const watch = new AbortController()
  // Seconds are counted, because a clock may be set, and this process may have been frozen itself.
  let silentMs = 0
  let isSilent = false
  let end: LearnerEnd | undefined
  child.on('message', (message: LearnerMessage) => {
    silentMs = 0
    if (message.type === 'progress') onProgress(message.progress)
    else if (message.type === 'notice') onNotice(message.text)
    else end = endOf(message) ?? end
  })
  const listen = async (): Promise<void> => {
    for (;;) {
      await clock.sleep(lookEveryMs, { signal: watch.signal })
      silentMs += lookEveryMs
      if (silentMs < silenceMs) continue
      isSilent = true
      child.kill('SIGKILL')
      return
    }
  }
  listen().catch(() => undefined)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      watch.abort()
      resolve({
        status: 'failed',
        message: `The learner could not be started: ${error.message}`,
        isFinal: false,
      })
    })
    child.once('exit', (code, name) => {
      watch.abort()
      const how = isSilent ? `gave no sign of life for ${silenceMs / 1000} s` : `ended with ${name ?? code}`
      resolve(end ?? { status: 'failed', message: `The learner's process ${how}.`, isFinal: false })
    })
  })
}

function endOf(message: LearnerMessage): LearnerEnd | undefined {
  switch (message.type) {
    case 'result':
      return { status: 'done', result: message.result }
    case 'stopped':
    case 'taken':
      return { status: message.type }
    case 'failure':
      return { status: 'failed', message: message.message, isFinal: message.isFinal }
    case 'alive':
    case 'progress':
    case 'notice':
      return undefined
  }
}
