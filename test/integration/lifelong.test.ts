import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHome } from '@voyager-mc/voyager/home'
import { loadRunState } from '@voyager-mc/voyager/journal'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startLifelong } from './run-lifelong-process.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-lifelong-'))
})

afterEach(() => {
  rmSync(directory, { recursive: true, force: true })
})

/** Completed tasks of the run, and what it was begun with. */
async function readRun(): Promise<{ readonly completed: readonly string[]; readonly config: unknown }> {
  const home = await openHome(join(directory, 'run'), { readOnly: true })
  const { completed } = await loadRunState(home.runStore)
  const config = await home.runStore.readDocument('config.json')
  await home.close()
  return { completed, config }
}

describe('the main job without a model', () => {
  test(
    'goes from bare hands to an iron pickaxe and leaves a run directory',
    { timeout: 240_000 },
    async () => {
      const { finished } = startLifelong(['--run', join(directory, 'run')])
      const { code, stdout, stderr } = await finished
      expect(stdout.split('\n')[0]).toMatch(/^\[0:00\] Run: .*, until iron_pickaxe is held/)
      expect(stdout).toContain('Roles: rules of the tech tree')
      expect(stdout).toMatch(/iron pickaxe +attempt \d+, wall \d+:\d\d/)
      expect(stdout).toContain('Ended: iron_pickaxe unlocked')
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      const { completed, config } = await readRun()
      expect(config).toMatchObject({ seed: 1, version: '1.19.4', until: 'iron_pickaxe' })
      expect(completed).toContain('Craft 1 iron_pickaxe')
      expect(readdirSync(join(directory, 'run/skills'))).toContain('craftIronPickaxe.js')
    },
  )

  test('ends cleanly at Ctrl-C and goes on with nothing but its place', { timeout: 120_000 }, async () => {
    const run = join(directory, 'run')
    const first = startLifelong(['--seed', '2', '--attempts', '5', '--run', run])
    await first.printed('learned ')
    first.child.kill('SIGINT')
    const stopped = await first.finished
    expect(stopped.code).toBe(130)
    expect(stopped.stdout).toContain('Stopped by Ctrl-C.\n')
    expect(stopped.stdout).toContain(`Go on:   npm run lifelong -- --run ${run} --resume\n`)
    const { completed: before } = await readRun()
    const resumed = await startLifelong(['--run', run, '--resume']).finished
    expect(resumed.code).toBe(0)
    expect(resumed.stdout).toMatch(/Minecraft 1\.19\.4|seed 2/)
    expect(resumed.stdout).toContain(`${before.length + 1} of 5 attempts`)
    const { completed: after } = await readRun()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
    expect(new Set(after).size).toBe(after.length)
  })
})

describe('bad input gets one clear line and an exit code', () => {
  async function expectRefusal(
    flags: readonly string[],
    expected: number,
    ...words: readonly string[]
  ): Promise<void> {
    const { code, stderr } = await startLifelong(flags).finished
    const lines = stderr.trim().split('\n')
    expect({ code, lines: lines.length }, stderr).toEqual({ code: expected, lines: 1 })
    for (const word of words) expect(lines[0]).toContain(word)
  }

  test('an unknown version', async () => {
    await expectRefusal(['--version', '9.9.9', '--run', join(directory, 'run')], 2, '9.9.9', '1.19.4')
  })

  test('an invalid seed', async () => {
    await expectRefusal(['--seed', 'abc'], 2, '--seed', 'abc', 'whole number')
  })

  test('an unknown flag', async () => {
    await expectRefusal(['--sead', '1'], 2, '--sead', 'did you mean --seed?', '--help')
  })

  test('an occupied port, which leaves no run behind', async () => {
    const server = await listenSomewhere()
    const { port } = server.address() as AddressInfo // a TCP server has a port
    const run = join(directory, 'run')
    await expectRefusal(['--port', String(port), '--run', run], 3, String(port)).finally(() => server.close())
    expect(existsSync(run)).toBe(false)
  })

  test('no server at host and port, which leaves no run behind', async () => {
    const server = await listenSomewhere()
    const { port } = server.address() as AddressInfo // as above
    await new Promise((resolve) => server.close(resolve))
    const run = join(directory, 'run')
    const flags = ['--host', '127.0.0.1', '--port', String(port), '--run', run]
    await expectRefusal(flags, 3, `127.0.0.1:${port}`)
    expect(existsSync(run)).toBe(false)
  })

  test('a place that cannot be written', async () => {
    const file = join(directory, 'file')
    writeFileSync(file, '')
    await expectRefusal(['--run', join(file, 'run')], 3, join(file, 'run'), '--run')
  })

  test('a run of another layout', async () => {
    mkdirSync(join(directory, 'run'))
    writeFileSync(join(directory, 'run', 'journal.ndjson'), '')
    await expectRefusal(['--run', join(directory, 'run'), '--resume'], 2, 'journal.ndjson', 'export it')
  })

  test(
    'a place that holds a run, which --json printed one event per line of',
    { timeout: 60_000 },
    async () => {
      const run = join(directory, 'run')
      const flags = ['--attempts', '1', '--json', '--run', run]
      const { stdout } = await startLifelong(flags).finished
      const events = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { readonly type: string }) // each event has a type
      expect(events.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['run-start', 'task-start', 'attempt-end', 'run-end', 'result']),
      )
      await expectRefusal(flags, 2, run, '--resume')
    },
  )

  test('a stack trace comes with --debug only', async () => {
    const { stderr } = await startLifelong(['--seed', 'abc', '--debug']).finished
    expect(stderr).toContain('    at ')
  })
})

async function listenSomewhere(): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
