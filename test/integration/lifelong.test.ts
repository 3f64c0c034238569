import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startLifelong } from './run-lifelong-process.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-lifelong-'))
})

afterEach(() => {
  rmSync(directory, { recursive: true, force: true })
})

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), 'utf8'))

describe('the main job without a model', () => {
  test(
    'goes from bare hands to an iron pickaxe and leaves a run directory',
    { timeout: 240_000 },
    async () => {
      const { finished } = startLifelong(['--seed', '1', '--speed', '0', '--run', directory])
      const { code, stdout, stderr } = await finished
      expect(stdout.split('\n')[0]).toMatch(/^Roles: rule-based/)
      expect(stdout).toMatch(/iron pickaxe +attempt \d+ +\d+:\d\d/)
      expect(stdout).toContain('Ended: iron_pickaxe unlocked')
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(readJson('config.json')).toMatchObject({ schemaVersion: 1 })
      expect(readJson('curriculum/completed_tasks.json')).toContain('Craft 1 iron_pickaxe')
      expect(readdirSync(join(directory, 'skill/skills'))).toContain('craftIronPickaxe.js')
    },
  )

  test('ends cleanly at Ctrl-C and goes on with --resume', { timeout: 120_000 }, async () => {
    const flags = ['--seed', '2', '--speed', '0', '--attempts', '5', '--run', directory]
    const first = startLifelong(flags)
    await first.printed('learned ')
    first.child.kill('SIGINT')
    const stopped = await first.finished
    expect(stopped.code).toBe(0)
    expect(stopped.stdout).toContain('Resume with: npm run lifelong -- --run')
    const before = readJson('curriculum/completed_tasks.json') as readonly string[] // written as a list of names
    const resumed = await startLifelong([...flags, '--resume']).finished
    expect(resumed.code).toBe(0)
    const after = readJson('curriculum/completed_tasks.json') as readonly string[] // as above
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
    expect(new Set(after).size).toBe(after.length)
  })

  test('prints one JSON event per line with --json', { timeout: 60_000 }, async () => {
    const flags = ['--seed', '1', '--speed', '0', '--attempts', '1', '--json', '--run', directory]
    const { stdout } = await startLifelong(flags).finished
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly type: string }) // each event has a type
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['run-start', 'task-start', 'attempt-end', 'run-end']),
    )
  })
})

describe('bad input gets one clear line and an exit code', () => {
  async function expectRefusal(flags: readonly string[], ...words: readonly string[]): Promise<void> {
    const { code, stderr } = await startLifelong(flags).finished
    expect(code).not.toBe(0)
    const lines = stderr.trim().split('\n')
    expect(lines, stderr).toHaveLength(1)
    for (const word of words) expect(lines[0]).toContain(word)
  }

  test('an unknown version', async () => {
    await expectRefusal(['--version', '9.9.9', '--run', directory], '9.9.9', '1.19.4')
  })

  test('an invalid seed', async () => {
    await expectRefusal(['--seed', 'abc'], '--seed', 'abc', 'whole number')
  })

  test('an unknown flag', async () => {
    await expectRefusal(['--sead', '1'], '--sead', '--help')
  })

  test('an occupied port', async () => {
    const server = await listenSomewhere()
    const { port } = server.address() as AddressInfo // a TCP server has a port
    await expectRefusal(['--port', String(port), '--run', directory], String(port)).finally(() =>
      server.close(),
    )
  })

  test('no server at host and port', async () => {
    const server = await listenSomewhere()
    const { port } = server.address() as AddressInfo // as above
    await new Promise((resolve) => server.close(resolve))
    await expectRefusal(
      ['--host', '127.0.0.1', '--port', String(port), '--run', directory],
      `127.0.0.1:${port}`,
    )
  })

  test('a run directory that cannot be written', async () => {
    const file = join(directory, 'file')
    writeFileSync(file, '')
    await expectRefusal(['--run', join(file, 'run')], join(file, 'run'))
  })

  test('a run directory of another schema version', async () => {
    mkdirSync(join(directory, 'run'))
    writeFileSync(join(directory, 'run', 'config.json'), JSON.stringify({ schemaVersion: 99 }))
    await expectRefusal(['--run', join(directory, 'run'), '--resume'], '99', 'another run directory')
  })

  test('a directory that holds a run already', async () => {
    const flags = ['--attempts', '1', '--speed', '0', '--run', directory]
    await startLifelong(flags).finished
    await expectRefusal(flags, 'resume')
  })

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
