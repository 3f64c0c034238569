import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { keylessEnvironment } from './keyless-environment.ts'
import type { ProgramAnswer } from './programs-in-turn.child.ts'

const child = fileURLToPath(new URL('programs-in-turn.child.ts', import.meta.url))

/** One Node process that runs modules in turn; much of a short program's time is the loading of what it imports. */
export interface ProgramsInTurn {
  /** Runs a module after those before it and returns what it printed; one that fails or does not end throws. */
  run(file: string): Promise<string>
  close(): void
}

/** Starts the process when the first program comes; after a program that did not end, the next one gets a new process. */
export function runProgramsInTurn(workingDirectory: string, timeoutMs: number): ProgramsInTurn {
  let process: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function answerOf(file: string): Promise<string> {
    process ??= fork(child, {
      cwd: workingDirectory,
      env: keylessEnvironment(),
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const over = new AbortController()
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), over.signal])
    try {
      process.send(file)
      const [answer] = (await Promise.race([
        once(process, 'message', { signal }),
        once(process, 'exit', { signal }).then(([code]) => [{ printed: '', error: `exit code ${code}` }]),
      ])) as [ProgramAnswer] // what the child sends
      if (answer.error !== undefined) throw new Error(`${file} failed:\n${answer.printed}\n${answer.error}`)
      return answer.printed
    } catch (error) {
      process.kill('SIGKILL')
      process = undefined
      throw error
    } finally {
      // The one of the two that did not come would listen on.
      over.abort()
    }
  }

  return {
    run(file) {
      const mine = last.then(() => answerOf(file))
      last = mine.catch(() => undefined)
      return mine
    },
    close() {
      process?.kill('SIGKILL')
    },
  }
}
