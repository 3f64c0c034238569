import { compileFunction } from 'node:vm'
import { systemClock, type Clock, type Program, type ProgramOutcome } from '@voyager-mc/core'
import { describeLimit } from './describe-limit.ts'
import { failedAt } from './describe-program-error.ts'
import { findProgramFrame, programFileName } from './guest-stack.ts'
import { isFunctionName } from './is-function-name.ts'
import { instrumentSource } from './instrument-source.ts'
import type { ProgramHost } from '../membrane/program-host.ts'
import type { ProgramRunner } from './program-runner.ts'
import { defaultRunLimits } from '../membrane/run-limits.ts'

/**
 * Creates a runner WITHOUT a sandbox, for debugging programs you wrote yourself: breakpoints and stacks work. The
 * program can do whatever this process can: read files, open sockets, end the process. A loop without `await` cannot
 * be stopped, of the limits only `wallMs` holds, and timers and listeners stay. Never give it code of a model.
 */
export function createUnsafeDirectRunner({
  clock = systemClock,
}: { readonly clock?: Clock } = {}): ProgramRunner {
  return {
    async run(program, host, { signal, limits } = {}) {
      const checked = instrumentSource(program.source)
      if (checked.status === 'invalid') return failedAt(checked.message, checked.line, program.source)
      const wrong = [program, ...(program.modules ?? [])].find(({ name }) => !isFunctionName(name))
      if (wrong) return failedAt(`"${wrong.name.slice(0, 80)}" is not a function name.`, 1, program.source)
      if (signal?.aborted) return interrupted()
      const wallMs = limits?.wallMs ?? defaultRunLimits.wallMs
      const ended = new AbortController()
      const stop = AbortSignal.any(signal ? [ended.signal, signal] : [ended.signal])
      const timeout = clock
        .sleep(wallMs, { signal: stop })
        .then(() => describeLimit('wall', { ...defaultRunLimits, wallMs }), interrupted)
      try {
        return await Promise.race([runDirectly(program, host), timeout])
      } finally {
        ended.abort()
      }
    },
  }
}

async function runDirectly(program: Program, host: ProgramHost): Promise<ProgramOutcome> {
  try {
    const main: unknown = compile(program, Object.keys(host.globals))(...Object.values(host.globals))
    if (typeof main !== 'function')
      throw new ReferenceError(`The program declares no function ${program.name}`)
    await main(host.globals['bot'])
    return { status: 'completed' }
  } catch (error) {
    if (!(error instanceof Error)) return failedAt(String(error), undefined, program.source)
    const line = findProgramFrame(error.stack ?? '')?.line
    const text = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`
    return failedAt(text, line, program.source)
  }
}

/** A function of the globals that gives the main function; its first line is that of the program. */
function compile(
  { name, source, modules = [] }: Program,
  globals: readonly string[],
): (...values: unknown[]) => unknown {
  const skills = modules
    .filter((module) => !globals.includes(module.name))
    .map((module) => `var ${module.name} = (function () { ${module.source}\n;return ${module.name} })();\n`)
    .join('')
  const program = `return (function () { ${source}\n;return typeof ${name} === 'function' ? ${name} : undefined })()`
  const compiled: unknown = compileFunction(skills + program, [...globals], {
    filename: programFileName,
    lineOffset: -(skills.split('\n').length - 1),
  })
  // compileFunction always gives a function; its type does not say so.
  return compiled as (...values: unknown[]) => unknown
}

function interrupted(): ProgramOutcome {
  return { status: 'interrupted', message: 'The program was stopped.' }
}
