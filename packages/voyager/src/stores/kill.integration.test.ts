import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '@voyager-mc/core'
import { openSkillLibrary } from '@voyager-mc/skill-library'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadRunState } from '../state/load-run-state.ts'
import { repeatableEnd } from '../testing/repeatable-roles.ts'
import { fileRunStore } from './file-run-store.ts'

const program = fileURLToPath(new URL('./kill.test.child.ts', import.meta.url))
// Starting a process takes longer than the runs do, so one kill takes several runs down, each somewhere else.
const runsPerProcess = 5
const processes = 2
const killsPerProcess = 10
const tasks = 40

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'kill-'))))
afterEach(() => rmSync(directory, { recursive: true }))

/** Learns in the directories and kills the process `afterMs` after all runs have begun; gives how many runs it cut. */
async function cutRuns(directories: readonly string[], afterMs: number): Promise<number> {
  const child = spawn(process.execPath, [program, String(tasks), ...directories], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'close')
  let said = ''
  let isTimed = false
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => {
    said += text
    if (isTimed || said.split('running').length <= directories.length || !Number.isFinite(afterMs)) return
    isTimed = true
    setTimeout(() => child.kill('SIGKILL'), afterMs)
  })
  await exit
  return directories.length - (said.split('done').length - 1)
}

/** Kills the runs of one process again and again, then lets them end. */
async function killAgainAndAgain(number: number): Promise<{ directories: readonly string[]; cut: number }> {
  const random = seededRandom(number)
  const names = Array.from({ length: runsPerProcess }, (_nothing, index) => `${number}-${index}`)
  const directories = names.map((name) => join(directory, name))
  let cut = 0
  for (let kill = 0; kill < killsPerProcess; kill += 1) cut += await cutRuns(directories, 1 + random() * 60)
  expect(await cutRuns(directories, Infinity)).toBe(0)
  return { directories, cut }
}

async function endOf(path: string): Promise<Record<string, unknown>> {
  const state = await loadRunState(fileRunStore(path))
  const { completed, failed, attempts, chestMemory, tasks: ended } = state
  const library = await openSkillLibrary(join(path, 'skill'), { access: 'read' })
  const skills = (await library.list()).map(({ name }) => name)
  await library.close()
  const chests = Object.keys(chestMemory)
  return { completed, failed, attempts, chests, tasks: ended, skills }
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8'))
}

test(
  'a hundred runs killed at random moments end like ones that never were',
  { timeout: 300_000 },
  async () => {
    const groups = await Promise.all(
      Array.from({ length: processes }, (_nothing, index) => killAgainAndAgain(index + 1)),
    )
    for (const path of groups.flatMap(({ directories }) => directories)) {
      expect(await endOf(path)).toEqual(repeatableEnd(tasks))
      const answers = readJson(join(path, 'curriculum/qa_cache.json'))
      const lines = readFileSync(join(path, 'answers.log'), 'utf8').trim().split('\n')
      const noted: Record<string, unknown> = Object.fromEntries(lines.map((line) => JSON.parse(line)))
      // An answer that was kept is neither lost nor asked for again.
      expect(Object.keys(noted)).toHaveLength(lines.length)
      expect(answers).toMatchObject(noted)
      expect(Object.keys(answers)).toHaveLength(2 * tasks)
    }
    expect(groups.reduce((sum, { cut }) => sum + cut, 0)).toBe(processes * killsPerProcess * runsPerProcess)
  },
)
