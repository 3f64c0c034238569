import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadRunState } from '@voyager-mc/voyager/journal'
import { openHome, readRecords } from '@voyager-mc/voyager/home'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const program = fileURLToPath(new URL('./signals.test.child.ts', import.meta.url))
let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-signals-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

interface End {
  readonly code: unknown
  readonly said: string
  readonly complained: string
}

/** Learns until three attempts are told of, then does something to the process. */
async function learn(
  run: string,
  disturb: (child: ChildProcess) => void,
  environment: Readonly<Record<string, string>> = {},
): Promise<End> {
  const child = spawn(process.execPath, [program, '--run', run, '--until', 'none'], {
    cwd: directory,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, complained] = ['', '']
  let isDisturbed = false
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (isDisturbed || said.split('Task:').length < 4) return
    isDisturbed = true
    disturb(child)
  })
  const [code]: unknown[] = await once(child, 'close')
  return { code, said, complained }
}

/** Attempts that the run has kept, and how its journal says it ended. */
async function keptIn(run: string): Promise<{ readonly attempts: number; readonly detail: unknown }> {
  const home = await openHome(run, { readOnly: true })
  const { attempts } = await loadRunState(home.runStore)
  await home.close()
  const last = (await readRecords(run)).findLast(({ event }) => event.type === 'run-end')
  return { attempts, detail: last?.event.type === 'run-end' ? last.event.detail : undefined }
}

describe.concurrent('learning that is disturbed keeps what was committed, says so in one line and exits with 130', () => {
  test.for([
    ['SIGINT', 'Stopped by Ctrl-C.'],
    ['SIGTERM', 'Stopped by SIGTERM.'],
    ['SIGHUP', 'Stopped by SIGHUP.'],
  ] as const)('by %s', async ([name, line]) => {
    const run = join(directory, name)
    const { code, said, complained } = await learn(run, (child) => child.kill(name))
    expect({ code, complained }).toEqual({ code: 130, complained: '' })
    expect(said.split('\n').filter((each) => each === line)).toHaveLength(1)
    expect(said).toContain(`voyager learn --run ${run} --resume`)
    const { attempts, detail } = await keptIn(run)
    expect(attempts).toBeGreaterThan(1)
    expect(detail).toBe(line)
  })

  test('by a reader who has gone', async () => {
    const run = join(directory, 'EPIPE')
    const { code, complained } = await learn(run, ({ stdout }) => stdout?.destroy())
    const line = 'Stopped, because nobody reads the output any more; everything is saved.\n'
    expect({ code, complained }).toEqual({ code: 130, complained: line })
    const { attempts, detail } = await keptIn(run)
    expect(attempts).toBeGreaterThan(1)
    expect(detail).toBe('Stopped, because nobody reads the output any more.')
  })

  test('by a second Ctrl-C, at once', async () => {
    const run = join(directory, 'twice')
    let secondAt = Infinity
    const interruptTwice = (child: ChildProcess): void => {
      child.kill('SIGINT')
      setTimeout(() => {
        secondAt = performance.now()
        child.kill('SIGINT')
      }, 300)
    }
    const { code, complained } = await learn(run, interruptTwice, { clings: 'yes' })
    expect(performance.now() - secondAt).toBeLessThan(5000)
    const line = 'Stopped at once by a second Ctrl-C; what was committed is kept.\n'
    expect({ code, complained }).toEqual({ code: 130, complained: line })
    expect((await keptIn(run)).attempts).toBeGreaterThan(1)
  })
})
