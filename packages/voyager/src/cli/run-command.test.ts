import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/tasks.ts'
import { fileRunStore } from '../stores/file-run-store.ts'
import { makeRoles } from '../testing/make-roles.ts'
import { runCommand } from './run-command.ts'

let directory: string
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'cli-'))
  const store = fileRunStore(directory)
  await createVoyager({ ...makeRoles(), store }).learn({ until: tasks(1) }).result
  await store.close()
})
afterEach(() => rmSync(directory, { recursive: true }))

interface Outcome {
  readonly code: number
  readonly said: string
  readonly complaint: string
}

async function run(...words: readonly string[]): Promise<Outcome> {
  const said: string[] = []
  const complaints: string[] = []
  const code = await runCommand(words, {
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
    signal: new AbortController().signal,
  })
  return { code, said: said.join('\n'), complaint: complaints.join('\n') }
}

test('writes a report with figures, table and plots', async () => {
  const { code, said } = await run('report', directory)
  expect({ code, files: readdirSync(join(directory, 'report')) }).toEqual({
    code: 0,
    files: ['items.svg', 'path.svg', 'summary.json', 'summary.md'],
  })
  expect(said).toContain('| Attempts | 1 |')
})

test('compares runs', async () => {
  const { said } = await run('compare', directory, directory, '--json')
  expect(JSON.parse(said)).toMatchObject({ runs: 2, attempts: { count: 2, median: 1 } })
})

test('says where a run stands', async () => {
  const { said } = await run('status', directory)
  expect(said).toBe(`${directory}: 1 attempts, 1 completed, 0 failed, 1 skills; between tasks; 1 tasks done.`)
})

test.each([
  ['an unknown command', ['fly', 'x'], 'command is "fly"; use one of learn, solve, report, compare, status.'],
  ['a missing directory', ['report'], 'RUN is ""; write voyager report RUN.'],
  ['an unknown flag', ['report', 'x', '--loud'], 'flag is "--loud"; voyager --help lists the flags.'],
  [
    'a directory without a run',
    ['report', '/nowhere'],
    'RUN is "/nowhere"; name a directory that holds a journal.ndjson.',
  ],
])('answers %s with one line and exit code 2', async (_name, words, complaint) => {
  expect(await run(...words)).toEqual({ code: 2, said: '', complaint })
})

test('prints its help', async () => {
  expect((await run('--help')).said).toContain('voyager <command>')
})
