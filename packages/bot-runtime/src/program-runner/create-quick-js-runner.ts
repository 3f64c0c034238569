import { systemClock, type Clock, type Program } from '@voyager-mc/core'
import { compileQuickJs } from './compile-quick-js.ts'
import { createEngineMemoryPool } from './engine-memory-pool.ts'
import type { ProgramHost } from '../membrane/program-host.ts'
import type { ProgramRunner, RunProgramOptions } from './program-runner.ts'
import { createQuickJsEngine } from './quick-js-engine.ts'
import { defaultRunLimits, type RunLimits } from '../membrane/run-limits.ts'
import { runInSandbox } from './run-in-sandbox.ts'

/** Options of `createQuickJsRunner`. */
export interface CreateQuickJsRunnerOptions {
  /** Overrides single limits for every run. */
  readonly limits?: Partial<RunLimits>
  /** Times the wall limit and the programs' timers. */
  readonly clock?: Clock
}

/** Memories of all engines of this thread. */
const memories = createEngineMemoryPool()

/** Creates the default runner: QuickJS in WebAssembly, in this thread, one engine with its own memory per run. */
export function createQuickJsRunner({
  limits,
  clock = systemClock,
}: CreateQuickJsRunnerOptions = {}): ProgramRunner {
  return {
    async run(program: Program, host: ProgramHost, options: RunProgramOptions = {}) {
      const compiled = await compileQuickJs()
      return runInSandbox(program, {
        host,
        clock,
        limits: { ...defaultRunLimits, ...limits, ...options.limits },
        createEngine: (engineOptions) => createQuickJsEngine({ ...engineOptions, memories, compiled }),
        onBegin: options.onBegin,
        ...(options.signal && { signal: options.signal }),
      })
    },
  }
}
