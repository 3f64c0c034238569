import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '@voyager-mc/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadRunState } from '../state/load-run-state.ts'
import { repeatableEnd } from '../testing/repeatable-roles.ts'
import { fileRunStore } from './file-run-store.ts'

const program = fileURLToPath(new URL('./kill.test.child.ts', import.meta.url))

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'kill-'))))
afterEach(() => rmSync(directory, { recursive: true }))

/** Runs the child and kills it `afterMs` after it began to learn; true when it was done before. */
async function runUntilKilled(tasks: number, afterMs: number): Promise<boolean> {
  const child = spawn(process.execPath, [program, directory, String(tasks)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  let said = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => {
    if (said === '' && Number.isFinite(afterMs)) setTimeout(() => child.kill('SIGKILL'), afterMs)
    said += text
  })
  await exit
  return said.includes('done')
}

test('a run killed at random moments ends like one that never was', { timeout: 120_000 }, async () => {
  const random = seededRandom(8)
  const tasks = 90
  let kills = 0
  while (kills < 10 && !(await runUntilKilled(tasks, 5 + random() * 120))) kills += 1
  expect(await runUntilKilled(tasks, Infinity)).toBe(true)

  const {
    completed,
    failed,
    attempts,
    chestMemory,
    tasks: ended,
  } = await loadRunState(fileRunStore(directory))
  const skillFile: Record<string, unknown> = JSON.parse(
    readFileSync(join(directory, 'skill/skills.json'), 'utf8'),
  )
  const skills = Object.keys(skillFile)
  expect({ completed, failed, attempts, chests: Object.keys(chestMemory), tasks: ended, skills }).toEqual(
    repeatableEnd(tasks),
  )
  expect(kills).toBeGreaterThan(3)
})
