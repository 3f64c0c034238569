import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@voyager-mc/core/sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RunLockedError } from '../errors/run-locked-error.ts'
import { openHome } from './open-home.ts'
import { readOwner } from './own-home.ts'

const program = fileURLToPath(new URL('./container.test.child.ts', import.meta.url))
// A namespace of processes is what a container has; the first process in each is number 1. Where the system allows none,
// two processes of one namespace stand for them.
const apart = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'] as const
const isApart = spawnSync(apart[0], [...apart.slice(1), 'true']).status === 0

let directory: string
let running: ChildProcess[]
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'container-'))
  running = []
})
afterEach(async () => {
  await Promise.all(running.map(kill))
  rmSync(directory, { recursive: true })
})

/** Starts a container that opens the home; gives it with what it says. */
async function startContainer(): Promise<{ readonly container: ChildProcess; readonly said: string }> {
  const [command, ...rest] = [...(isApart ? apart : []), process.execPath, program, directory]
  const container = spawn(command ?? '', rest, { stdio: ['pipe', 'pipe', 'inherit'] })
  running.push(container)
  const lines = createInterface({ input: container.stdout })
  const [said] = await Promise.race([once(lines, 'line'), once(container, 'close')])
  return { container, said: String(said) }
}

async function kill(container: ChildProcess): Promise<void> {
  if (container.exitCode !== null || container.signalCode !== null) return
  const exit = once(container, 'close')
  container.kill('SIGKILL')
  await exit
}

test('another container with the same process number is refused, and gets the run once the first is gone', async () => {
  const first = await startContainer()
  expect(first.said).toMatch(isApart ? /^owns 1$/ : /^owns \d+$/)
  const owner = first.said.replace('owns ', '')
  const second = await startContainer()
  expect(second.said).toMatch(new RegExp(`^refused ${isApart ? '1' : String.raw`\d+`} by ${owner}$`))
  await kill(first.container)
  expect((await startContainer()).said).toMatch(/^owns/)
})

test('a home that a killed process of the same host and number has signed is free', async () => {
  const { container } = await startContainer()
  await kill(container)
  const left = openDatabase(join(directory, 'home.db'))
  left.run('UPDATE owner SET host = ?, process_id = ?', [hostname(), process.pid])
  expect(readOwner(left)).toMatchObject({ host: hostname(), processId: process.pid })
  left.close()
  const home = await openHome(directory)
  await expect(openHome(directory)).rejects.toThrow(RunLockedError)
  await home.close()
})
