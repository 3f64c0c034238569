import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVoyager, tasks } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { makeRoles } from '@voyager-mc/voyager/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from './testing/run-cli.ts'

let directory: string
let run: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-bad-input-'))
  run = join(directory, 'run')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** Runs a command that is refused: one line with these words, and this exit code. */
async function expectRefusal(
  words: readonly string[],
  code: number,
  ...named: readonly string[]
): Promise<void> {
  const outcome = await runCli(words, { directory })
  expect({ code: outcome.code, lines: outcome.complaint.split('\n').length }, outcome.complaint).toEqual({
    code,
    lines: 1,
  })
  for (const word of named) expect(outcome.complaint).toContain(word)
}

/** A port at which somebody listens, and what ends that. */
async function takePort(): Promise<{ readonly port: number; readonly free: () => Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has a port
  return { port, free: () => new Promise((resolve) => server.close(() => resolve())) }
}

test('an occupied port, which leaves no run behind', async () => {
  const { port, free } = await takePort()
  await expectRefusal(['learn', '--port', String(port), '--run', run], 3, String(port))
  await free()
  expect(existsSync(run)).toBe(false)
})

test('no server at host and port, which leaves no run behind', async () => {
  const { port, free } = await takePort()
  await free()
  const flags = ['--host', '127.0.0.1', '--port', String(port), '--run', run]
  await expectRefusal(['learn', ...flags], 3, `127.0.0.1:${port}`)
  expect(existsSync(run)).toBe(false)
})

test('a place that cannot be written', async () => {
  const file = join(directory, 'file')
  writeFileSync(file, '')
  await expectRefusal(['learn', '--run', join(file, 'run')], 3, join(file, 'run'), '--run')
})

test('a run of an older layout', async () => {
  mkdirSync(run)
  writeFileSync(join(run, 'journal.ndjson'), '')
  for (const words of [
    ['learn', '--run', run, '--resume'],
    ['resume', run],
    ['status', run],
    ['check', run],
  ])
    await expectRefusal(words, 2, 'journal.ndjson', 'export it')
})

test('a place that holds a run', async () => {
  const home = await openHome(run)
  await createVoyager({ ...makeRoles(), store: home.runStore }).learn({ until: tasks(1) }).result
  await home.close()
  await expectRefusal(['learn', '--run', run], 2, run, '--resume')
})

test('a second command on a run that another one works on', async () => {
  const home = await openHome(run)
  try {
    await expectRefusal(['resume', run], 3, run, 'stop it or use another run')
  } finally {
    await home.close()
  }
})
