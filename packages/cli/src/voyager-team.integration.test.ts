import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspectHome, openHome } from '@voyager-mc/voyager/home'
import { startWorld } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli, type CliOutcome } from './testing/run-cli.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-team-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const team = (...words: readonly string[]): Promise<CliOutcome> => runCli(['team', ...words], { directory })

test(
  'two bots share a goal in an embedded world that is kept, and the same command finds nothing left to do',
  { timeout: 120_000 },
  async () => {
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
  },
)

test('two bots share a goal on a server', { timeout: 120_000 }, async () => {
  const world = await startWorld({ seed: 7, viewDistanceChunks: 3, difficulty: 'peaceful' })
  try {
    const { code, said, complaint } = await team(
      'Mine 2 dirt',
      '--bots',
      '2',
      '--host',
      '127.0.0.1',
      '--port',
      String(world.port),
    )
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    expect(said).toContain('2 of 2 tasks done')
  } finally {
    await world.close()
  }
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
