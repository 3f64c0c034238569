import { readlinkSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Isolate, Reference } from 'isolated-vm'
import { guardIsolateSource, guardThreadSource, guardWord } from './cpu-guard-sources.ts'
import type { IsolatedVm } from './load-isolated-vm.ts'

/**
 * Halts isolates that compute in this thread by the CPU time the thread has used, from outside. Nothing in the thread
 * can do so while a function of the engine itself runs, and the engine's own timer knows the wall only.
 */
export interface CpuGuard {
  /** Watches an isolate until the run ends. */
  watch(isolate: Isolate, cpuMs: number): GuardedRun
}

/** One isolate under guard. */
export interface GuardedRun {
  /** The guest computes from now on; each such stretch may use the whole CPU time. */
  enter(this: void): void
  /** The guest gives way, to the host or altogether. */
  leave(this: void): void
  /** Ends the watch; safe more than once. */
  end(this: void): void
  /** Whether the guard can be relied on. */
  readonly holds: boolean
  /** Whether the guard halted the isolate. */
  readonly wasHalted: boolean
}

const guards = new WeakMap<IsolatedVm, Promise<CpuGuard | undefined>>()

/** The one guard of this thread, started when it is first asked for; undefined where no thread can be started. */
export function cpuGuardOf(ivm: IsolatedVm): Promise<CpuGuard | undefined> {
  const known = guards.get(ivm) ?? startGuard(ivm)
  guards.set(ivm, known)
  return known
}

type Loop = (operation: 'hold' | 'drop' | 'wait', id: number, isolate?: Isolate) => void

async function startGuard(ivm: IsolatedVm): Promise<CpuGuard | undefined> {
  const words = new Int32Array(new SharedArrayBuffer(4 * Object.keys(guardWord).length))
  const guard = new ThreadGuard(ivm, words)
  const thread = new Worker(guardThreadSource, {
    eval: true,
    workerData: { buffer: words.buffer, statisticsFile: findStatisticsFile() },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  })
  const fail = (): void => guard.fail()
  thread.on('error', fail).on('exit', fail)
  const hasStarted = await new Promise<boolean>((resolve) => {
    thread.once('message', () => resolve(true)).once('exit', () => resolve(false))
  })
  thread.unref()
  // The process waits for the engine's threads at its end.
  process.once('exit', () => guard.release())
  return hasStarted ? guard : undefined
}

/** Where the system tells the CPU time of this thread; undefined where it does not. */
function findStatisticsFile(): string | undefined {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/schedstat`
  } catch {
    // Only Linux has it.
    return undefined
  }
}

class ThreadGuard implements CpuGuard {
  readonly #words: Int32Array
  readonly #loop: Reference<Loop>
  #hasFailed = false
  #lastId = 0
  #waits = 0

  constructor(ivm: IsolatedVm, words: Int32Array) {
    this.#words = words
    const context = new ivm.Isolate({ memoryLimit: 8 }).createContextSync()
    const shared = new ivm.ExternalCopy(words.buffer).copyInto()
    const loop: unknown = context.evalClosureSync(guardIsolateSource, [shared], {
      filename: 'guard.js',
      result: { reference: true },
    })
    // The script above returns the function of this type; its own types do not say so.
    this.#loop = loop as Reference<Loop>
  }

  fail(): void {
    this.#hasFailed = true
  }

  /** Lets the guard's isolate go, whatever is open. */
  release(): void {
    this.#ring(this.#waits)
  }

  watch(isolate: Isolate, cpuMs: number): GuardedRun {
    const words = this.#words
    this.#lastId += 1
    const id = this.#lastId
    const state = { isOpen: true }
    const hasFailed = (): boolean => this.#hasFailed
    const end = (): void => {
      if (state.isOpen) this.#change('drop', { id, runs: -1 })
      state.isOpen = false
    }
    this.#change('hold', { id, runs: 1, isolate })
    return {
      enter() {
        Atomics.store(words, guardWord.limitMs, cpuMs)
        Atomics.add(words, guardWord.stretch, 1)
        Atomics.store(words, guardWord.computing, id)
      },
      leave: () => void Atomics.store(words, guardWord.computing, 0),
      end,
      get holds() {
        return !hasFailed()
      },
      get wasHalted() {
        return Atomics.load(words, guardWord.halted) === id
      },
    }
  }

  /** Wakes the guard's isolate, gives it one more or one less to hold, and lets it wait again while there are any. */
  #change(
    operation: 'hold' | 'drop',
    { id, runs, isolate }: { readonly id: number; readonly runs: number; readonly isolate?: Isolate },
  ): void {
    const words = this.#words
    this.#ring(this.#waits)
    this.#call(isolate ? [operation, id, isolate] : [operation, id])
    const left = Atomics.add(words, guardWord.runs, runs) + runs
    Atomics.notify(words, guardWord.runs)
    if (left === 0) return
    this.#waits += 1
    this.#call(['wait', this.#waits])
  }

  /** Wakes the guard's isolate and ends its waits up to that number. */
  #ring(lastWait: number): void {
    Atomics.store(this.#words, guardWord.lastWait, lastWait)
    Atomics.add(this.#words, guardWord.bell, 1)
    Atomics.notify(this.#words, guardWord.bell)
  }

  #call(list: readonly [Parameters<Loop>[0], number, Isolate?]): void {
    // The calls are queued at once, so nothing is unguarded between them.
    this.#loop.apply(undefined, [...list]).catch(() => this.fail())
  }
}
