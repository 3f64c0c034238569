import { execFile } from 'node:child_process'
import { keylessEnvironment } from './keyless-environment.ts'

// The program has ended when its top level has; what it left open, such as a socket's closing time, is not awaited.
const runner = 'await import(process.argv[1]); process.exit()'

export interface RunProgramOptions {
  readonly workingDirectory: string
  readonly timeoutMs: number
}

/** Runs a module in a Node of its own, without the machine's model settings, and returns what it printed. */
export function runProgram(
  file: string,
  { workingDirectory, timeoutMs }: RunProgramOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', runner, file],
      { cwd: workingDirectory, timeout: timeoutMs, env: keylessEnvironment() },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout)
        else reject(new Error(`${file} failed (${error.signal ?? error.code}):\n${stdout}\n${stderr}`))
      },
    )
  })
}
