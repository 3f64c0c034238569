import { spawn } from 'node:child_process'
import { systemClock } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { defaultRunLimits } from '../membrane/run-limits.ts'
import { createIsolatedVmEngine } from './isolated-vm-engine.ts'
import { loadIsolatedVm } from './load-isolated-vm.ts'
import { MissingEngineError } from './missing-engine-error.ts'
import { runInSandbox } from './run-in-sandbox.ts'

const runner = new URL('create-isolated-vm-runner.ts', import.meta.url).href

/** A process that runs one program in the engine, tells when the program says so, and prints its outcome. */
const script = `
import { createIsolatedVmRunner } from ${JSON.stringify(runner)}
const [body, after] = process.argv.slice(1)
const source = 'async function main() {' + body + '}'
const host = { globals: {}, onLog: (_level, text) => process.stdout.write(text + ' ') }
const limits = { cpuMs: 400, memoryMb: 256 }
const running = createIsolatedVmRunner().run({ name: 'main', source }, host, { limits })
if (after === 'exit') setTimeout(() => process.exit(7), 300)
process.stdout.write(JSON.stringify(await running))
`

interface Ended {
  readonly code: number | null
  readonly text: string
}

/** Runs the process; stops it for a while once the program says `begin`. */
async function play(body: string, { pauseMs = 0, after = '' } = {}): Promise<Ended> {
  const list = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script, body, after]
  const child = spawn(process.execPath, list, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    if (pauseMs > 0 && !text.includes('begin') && part.includes('begin')) {
      child.kill('SIGSTOP')
      setTimeout(() => child.kill('SIGCONT'), pauseMs)
    }
    text += part
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, text }
}

// The package is optional, and its binaries fit some versions of Node only.
const engine = findEngine()

function findEngine(): ReturnType<typeof loadIsolatedVm> | undefined {
  try {
    return loadIsolatedVm()
  } catch (error) {
    if (MissingEngineError.isInstance(error)) return undefined
    throw error
  }
}

if (engine) {
  test('a machine that stands still in the middle of a sort ends no honest program', async () => {
    const body = `const list = Array.from({ length: 40000 }, (_, i) => 'k' + (i * 7919) % 40009)
      console.log('begin'); for (let i = 0; i < 4; i += 1) list.toSorted().length`
    // Four times the limit on the wall ended it before.
    expect((await play(body, { pauseMs: 2000 })).text).toBe('begin {"status":"completed"}')
  })

  test('a function of the engine that never returns ends by the CPU time, on its line', async () => {
    const { text } = await play(`\nconsole.log('begin');\n/^(a+)+$/.test('a'.repeat(50) + 'b')`)
    expect(text).toContain('"status":"timed-out","limit":"cpu"')
    expect(text).toContain('"line":3')
  })

  test('an open program keeps no process from ending', async () => {
    const { code } = await play(`await new Promise(() => {})`, { after: 'exit' })
    expect(code).toBe(7)
  })

  test('without the guard the wall ends it', async () => {
    const outcome = await runInSandbox(
      { name: 'main', source: `async function main() { /^(a+)+$/.test('a'.repeat(50) + 'b') }` },
      {
        host: { globals: {} },
        clock: systemClock,
        countsTurns: true,
        limits: { ...defaultRunLimits, cpuMs: 20 },
        createEngine: async (options) => createIsolatedVmEngine({ ...options, ivm: engine }),
      },
    )
    expect(outcome).toMatchObject({ status: 'timed-out' })
  })
} else {
  test('without the engine there is nothing to guard', () => {
    expect(engine).toBeUndefined()
  })
}
