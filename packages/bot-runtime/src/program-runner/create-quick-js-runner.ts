import { systemClock, type Clock, type Program } from '@voyager-mc/core'
import { compileQuickJs } from './compile-quick-js.ts'
import { createEngineMemoryPool } from './engine-memory-pool.ts'
import type { ProgramHost } from '../membrane/program-host.ts'
import type { ProgramRunner, RunProgramOptions } from './program-runner.ts'
import { createQuickJsEngine } from './quick-js-engine.ts'
import { defaultRunLimits, type RunLimits } from '../membrane/run-limits.ts'
import type { CompiledEngine } from './web-assembly.ts'
import { runInSandbox } from './run-in-sandbox.ts'

/** Options of `createQuickJsRunner`. */
export interface CreateQuickJsRunnerOptions {
  /** Overrides single limits for every run. */
  readonly limits?: Partial<RunLimits>
  /** Times the wall limit and the programs' timers. */
  readonly clock?: Clock
}

/**
 * Memories of all runners of this process. The first wiping of one touches each of its pages, which takes some systems 70
 * ms, and each one after that a millisecond: a bot that runs two programs need not pay for that again.
 */
const memories = createEngineMemoryPool()

/** Creates the default runner: QuickJS in WebAssembly, in this thread, one engine with its own memory per run. */
export function createQuickJsRunner({
  limits,
  clock = systemClock,
}: CreateQuickJsRunnerOptions = {}): ProgramRunner {
  let compiled: Promise<CompiledEngine> | undefined
  return {
    async run(program: Program, host: ProgramHost, options: RunProgramOptions = {}) {
      compiled ??= compileQuickJs()
      const engine = await compiled
      return runInSandbox(program, {
        host,
        clock,
        limits: { ...defaultRunLimits, ...limits, ...options.limits },
        createEngine: (engineOptions) =>
          createQuickJsEngine({ ...engineOptions, memories, compiled: engine }),
        onBegin: options.onBegin,
        ...(options.signal && { signal: options.signal }),
      })
    },
  }
}
