import { spawn, type ChildProcess } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** What a finished `examples/lifelong.ts` printed and how it ended. */
export interface FinishedProcess {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A run of the example in a process of its own. */
export interface LifelongProcess {
  readonly child: ChildProcess
  readonly finished: Promise<FinishedProcess>
  /** Resolves when the text stands in the output. */
  printed(text: string): Promise<void>
}

export interface StartLifelongOptions {
  readonly environment?: Readonly<Record<string, string>>
}

/** Starts `examples/lifelong.ts` with these flags and without the machine's own model settings. */
export function startLifelong(
  flags: readonly string[],
  { environment = {} }: StartLifelongOptions = {},
): LifelongProcess {
  const { OPENAI_API_KEY: _key, OPENAI_BASE_URL: _url, VOYAGER_MODEL: _model, ...inherited } = process.env
  const child = spawn(process.execPath, ['examples/lifelong.ts', ...flags], {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  const waiting = new Set<() => void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    for (const check of waiting) check()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const finished = new Promise<FinishedProcess>((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve({ code, stdout, stderr }))
  })
  const printed = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        if (!stdout.includes(text)) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      void finished.then(() => reject(new Error(`ended without printing ${text}:\n${stdout}\n${stderr}`)))
      check()
    })
  return { child, finished, printed }
}
