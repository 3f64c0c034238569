import { systemClock, type Program } from '@voyager-mc/core'
import type { CreateQuickJsRunnerOptions } from './create-quick-js-runner.ts'
import { cpuGuardOf } from './cpu-guard.ts'
import { createIsolatedVmEngine } from './isolated-vm-engine.ts'
import { loadIsolatedVm } from './load-isolated-vm.ts'
import type { ProgramHost } from '../membrane/program-host.ts'
import type { ProgramRunner, RunProgramOptions } from './program-runner.ts'
import { defaultRunLimits } from '../membrane/run-limits.ts'
import { runInSandbox } from './run-in-sandbox.ts'

/** Options of `createIsolatedVmRunner`. */
export type CreateIsolatedVmRunnerOptions = CreateQuickJsRunnerOptions

/**
 * Creates the faster runner: V8 in an isolate of its own, in this thread. Needs the optional package `isolated-vm`;
 * throws `MissingEngineError` where it cannot be loaded.
 */
export function createIsolatedVmRunner({
  limits,
  clock = systemClock,
}: CreateIsolatedVmRunnerOptions = {}): ProgramRunner {
  const ivm = loadIsolatedVm()
  return {
    async run(program: Program, host: ProgramHost, options: RunProgramOptions = {}) {
      return runInSandbox(program, {
        host,
        clock,
        countsTurns: true,
        limits: { ...defaultRunLimits, ...limits, ...options.limits },
        async createEngine(engineOptions) {
          const guard = await cpuGuardOf(ivm)
          return createIsolatedVmEngine({ ...engineOptions, ivm, guard })
        },
        onBegin: options.onBegin,
        ...(options.signal && { signal: options.signal }),
      })
    },
  }
}
