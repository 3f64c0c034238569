import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspectHome, openHome } from '@voyager-mc/voyager/home'
import { sqliteWorldStore } from '@voyager-mc/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli, type CliOutcome } from './testing/run-cli.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-team-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const team = (...words: readonly string[]): Promise<CliOutcome> => runCli(['team', ...words], { directory })

test('two bots share a goal in an embedded world that is kept, and the same command finds nothing left to do', async () => {
  const run = join(directory, 'run')
  const words = ['Mine 4 dirt', '--bot-names', 'Ada,Ben', '--seed', '7', '--run', run]
  const first = await team(...words)
  expect(first).toMatchObject({ code: 0, complaint: '' })
  expect(first.said).toContain('Ada: Task: Mine 2 dirt')
  expect(first.said).toContain('Ben: Task: Mine 2 dirt')
  expect(first.said).toMatch(
    /done {5}Mine 2 dirt \((Ada|Ben)\)\ndone {5}Mine 2 dirt \((Ada|Ben)\)\n2 of 2 tasks done/,
  )
  const again = await team(...words, '--json')
  const lines: readonly { readonly type: string }[] = again.said.split('\n').map((line) => JSON.parse(line))
  expect(lines.some(({ type }) => type === 'task-start')).toBe(false)
  expect(lines.at(-1)).toMatchObject({ type: 'result', isDone: true, attempts: { Ada: 0, Ben: 0 } })
  expect((await inspectHome(run)).flatMap(({ faults }) => faults)).toEqual([])
  const { database, runStore, close } = await openHome(run)
  expect(await runStore.readDocument('team/places/Ben.json')).toEqual(expect.any(Array))
  const players = database.all("SELECT name, data FROM world_record WHERE kind = 'player' ORDER BY name")
  await close()
  expect(players.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  expect(players.every(({ data }) => String(data).includes('"dirt"'))).toBe(true)
})

test('a team that is killed after a step has kept a world and a board that agree, and goes on', async () => {
  const run = mkdtempSync(join(directory, 'killed-'))
  const words = ['team', 'Mine 4 dirt', '--bot-names', 'Ada,Ben', '--seed', '7', '--run', run]
  const voyager = spawn(process.execPath, [join(import.meta.dirname, 'voyager.ts'), ...words, '--json'])
  await new Promise<void>((resolve) => {
    let said = ''
    voyager.stdout.on('data', (text: Buffer) => {
      said += String(text)
      // The game has the step by now, and the board does not know of it yet.
      if (said.includes('"type":"step-end"')) voyager.kill('SIGKILL')
    })
    voyager.once('exit', () => resolve())
  })
  expect(voyager.signalCode).toBe('SIGKILL')
  expect(await whoHasDirt(run)).toEqual(await whoIsDone(run))
  expect(await runCli(words, { directory })).toMatchObject({ code: 0, complaint: '' })
  expect(await whoHasDirt(run)).toEqual(['Ada', 'Ben'])
  expect(await whoIsDone(run)).toEqual(['Ada', 'Ben'])
})

async function whoHasDirt(run: string): Promise<readonly string[]> {
  const { database, close } = await openHome(run)
  const { players = {} } = sqliteWorldStore(database).loadNow() ?? {}
  await close()
  return Object.keys(players)
    .filter((name) => JSON.stringify(players[name]).includes('"dirt"'))
    .toSorted()
}

async function whoIsDone(run: string): Promise<readonly unknown[]> {
  const { runStore, close } = await openHome(run)
  const board = Object(await runStore.readDocument('team/board.json'))
  await close()
  const tasks: readonly { readonly state: string; readonly by: string }[] = board.tasks ?? []
  return tasks.flatMap(({ state, by }) => (state === 'done' ? [by] : [])).toSorted()
}

describe('on a live server, which is a process of its own', () => {
  let server: ChildProcess
  let port = ''
  const address = (): readonly string[] => ['--host', '127.0.0.1', '--port', port]
  beforeAll(async () => {
    const words = ['world', '--port', '0', '--seed', '7', '--difficulty', 'peaceful', '--json']
    server = spawn(process.execPath, [join(import.meta.dirname, 'voyager.ts'), ...words])
    const [line] = await once(server.stdout ?? server, 'data')
    port = String(JSON.parse(String(line).split('\n')[0] ?? '{}').port)
  })
  afterAll(() => server.kill('SIGKILL'))

  test('bots share a goal, and a team that is kept finds nothing left to do', async () => {
    const words = ['Mine 4 dirt', '--bot-names', 'Ada,Ben', '--run', join(directory, 'live'), ...address()]
    const first = await team(...words)
    expect(first).toMatchObject({ code: 0, complaint: '' })
    expect(first.said).toMatch(/Ada: Task: Mine 2 dirt[^]*2 of 2 tasks done/)
    expect(await whoIsDone(join(directory, 'live'))).toEqual(['Ada', 'Ben'])
    const again = await team(...words)
    expect(again).toMatchObject({ code: 0, complaint: '' })
    expect(again.said).not.toContain('Task:')
    expect(again.said).not.toContain('World:')
  })

  // A server that restarts is waited for, so that giving up takes most of a minute.
  test(
    'a server that goes away in the midst of a task ends the team with its reason',
    { timeout: 240_000 },
    async () => {
      const onSay = (text: string): void => void (text.includes('Task:') && server.kill('SIGKILL'))
      const words = ['team', 'Mine 400 dirt', '--bots', '2', ...address()]
      const end = await runCli(words, { directory, onSay })
      expect(end).toMatchObject({ code: 3, complaint: expect.stringContaining('127.0.0.1') })
      expect(end.said).toMatch(/(Ada|Ben): The world is gone \(disconnected\)/)
    },
  )
})

test.each([
  [['Mine 2 dirt', '--bots', '0'], '--bots is "0"'],
  [['Mine 2 dirt', '--bots', '17'], '--bots is "17"'],
  [['Mine 2 dirt', '--bot-names', 'Ada,ada'], 'each once'],
  [['Mine 2 dirt', '--bot-names', 'A b'], '--bot-names'],
  [['Dance on the moon'], 'GOAL is "Dance on the moon"'],
  [['Mine 2 dirt', '--host', '127.0.0.1', '--speed', '2'], '--speed'],
])('refuses %j', async (words, complaint) => {
  expect(await team(...words)).toMatchObject({ code: 2, complaint: expect.stringContaining(complaint) })
})

test('ends with one line where no server is', async () => {
  expect(await team('Mine 2 dirt', '--host', '127.0.0.1', '--port', '1')).toMatchObject({
    code: 3,
    complaint: expect.stringContaining('127.0.0.1:1'),
  })
})
