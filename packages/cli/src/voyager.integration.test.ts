import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startWorld, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli, type CliOutcome } from './testing/run-cli.ts'

const program = fileURLToPath(new URL('./voyager.ts', import.meta.url))
let directory: string
let world: World
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-cli-'))
  world = await startWorld({ seed: 1, viewDistanceChunks: 3 })
})
afterAll(async () => {
  await world.close()
  rmSync(directory, { recursive: true, force: true })
})

/** Runs a command line in this process, which spares the loading of a new one. */
const voyager = (...words: readonly string[]): Promise<CliOutcome> => runCli(words, { directory })

/** Runs the program in a process of its own; `onText` sees its output so far and may stop it. */
async function voyagerUntil(
  words: readonly string[],
  onText: (said: string, stop: () => void) => void,
): Promise<Pick<CliOutcome, 'said'> & { readonly code: unknown }> {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  // A second interrupt does not wait for anything.
  const stop = (): void => {
    if (!child.killed) child.kill('SIGINT')
  }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    onText(said, stop)
  })
  const [code]: unknown[] = await once(child, 'close')
  return { code, said }
}

function findingsOf({ said }: CliOutcome): Readonly<Record<string, unknown>> {
  const findings: readonly { readonly name: string; readonly status: string }[] = JSON.parse(said)
  return Object.fromEntries(findings.map(({ name, status }) => [name, status]))
}

test('the doctor finds a server that answers in order', async () => {
  const outcome = await voyager('doctor', '--host', '127.0.0.1', '--port', String(world.port), '--json')
  expect(findingsOf(outcome)).toMatchObject({
    Node: 'ok',
    packages: 'ok',
    server: 'ok',
    model: 'ok',
    disk: 'ok',
  })
  expect(outcome.code).toBe(0)
})

test('the doctor plays on a server and finds our own as vanilla is', async () => {
  const place = ['--host', '127.0.0.1', '--port', String(world.port)]
  const { code, said } = await voyager('doctor', ...place, '--play', '--play-minutes', '0')
  expect(code).toBe(1) // nothing can be done in no time
  // A busy machine slows the world down, which is told.
  expect(said).toMatch(/time: The world makes \d+\.\d ticks a second; vanilla makes 20\./)
  expect(said).toMatch(/ok {7}chat: /)
  expect(said).toMatch(
    /problem {2}play: 0 tasks done and 0 failed in 0\.\d minutes; \d+ kinds of items held.*\. See whether/,
  )
})

test('the doctor says what to do where nobody listens', async () => {
  const { code, said } = await voyager('doctor', '--host', '127.0.0.1', '--port', '1')
  expect(said).toMatch(
    /problem {2}server: Nothing answers at 127\.0\.0\.1:1 \(ECONNREFUSED\)\. Start the server/,
  )
  expect(code).toBe(1)
})

test('a world of its own runs until it is interrupted', async () => {
  const { code, said } = await voyagerUntil(['world', '--port', '39471', '--seed', '7'], (_said, stop) =>
    stop(),
  )
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringContaining('listens at 127.0.0.1:39471'),
  })
})

test('a goal is worked on in a new world, as events for programs', async () => {
  const { said } = await voyager('solve', 'Mine 1 oak_log', '--seed', '1', '--attempts', '2', '--json')
  const lines: readonly { readonly type: string }[] = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['run-start', 'attempt-end', 'task-end', 'run-end']),
  )
  expect(lines.at(-1)).toMatchObject({ type: 'result', goal: 'Mine 1 oak_log', status: 'completed' })
})

test(
  'an interrupted run is resumed, and its skill replayed before it is admitted',
  { timeout: 300_000 },
  async () => {
    // A test that is tried again begins a run of its own.
    const run = join(mkdtempSync(join(directory, 'resumed-')), 'run')
    const flags = ['--run', run, '--host', '127.0.0.1', '--port', String(world.port)]
    // The server's time is real: what is made of what is at hand needs no walk.
    const handOut = world.events.on(
      'player-join',
      ({ player }) => void world.give(player.name, { name: 'oak_log', count: 3 }),
    )
    const first = await voyagerUntil(['learn', ...flags], (said, stop) => {
      if (said.includes('Task:')) stop()
    })
    expect(first.code).toBe(130)
    const second = await voyager('resume', run, '--attempts', '1', '--promote', '--world-seed', '1')
    expect(second).toMatchObject({ code: 0, said: expect.stringContaining('Going on with: ') })
    handOut()
    const { said } = await voyager('skills', 'export', join(directory, 'learned.json'), '--run', run)
    expect(said).toContain('1 skills written')
    const { skills }: { readonly skills: readonly unknown[] } = JSON.parse(
      readFileSync(join(directory, 'learned.json'), 'utf8'),
    )
    expect(skills).toMatchObject([
      { promotion: { detail: expect.stringContaining('embedded world of seed 1') } },
    ])
  },
)
