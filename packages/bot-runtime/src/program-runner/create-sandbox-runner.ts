import { createIsolatedVmRunner } from './create-isolated-vm-runner.ts'
import { createQuickJsRunner, type CreateQuickJsRunnerOptions } from './create-quick-js-runner.ts'
import type { ProgramRunner } from './program-runner.ts'

/** JavaScript engines programs can run in. */
export type SandboxEngine = 'quickjs' | 'isolated-vm'

const creators = { quickjs: createQuickJsRunner, 'isolated-vm': createIsolatedVmRunner } as const

/** Creates the sandbox with the engine of that name. */
export function createSandboxRunner(
  engine: SandboxEngine,
  options: CreateQuickJsRunnerOptions = {},
): ProgramRunner {
  return creators[engine](options)
}
