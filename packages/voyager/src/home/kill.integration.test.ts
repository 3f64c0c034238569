import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '@voyager-mc/core'
import { schemaVersion } from '@voyager-mc/core/sqlite'
import { createSkillLibrary, sqliteSkillStore } from '@voyager-mc/skill-library'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { JournalRecord } from '../events/journal-record.ts'
import { loadRunState } from '../history/load-run-state.ts'
import { checkpointDocuments, qaCacheSchema } from '../stores/checkpoint-documents.ts'
import { parseDocument } from '../stores/parse-document.ts'
import { repeatableEnd } from '../testing/repeatable-roles.ts'
import { openHome } from './open-home.ts'

const program = fileURLToPath(new URL('./kill.test.child.ts', import.meta.url))
// Starting a process takes longer than the runs do, so one kill takes several runs down, each somewhere else.
const runsPerProcess = 30
const processes = 2
const killsPerProcess = 5
const tasks = 6
// Kills come by what the runs have done, not by time: a busy machine would kill none after its first task. So few tasks
// between two kills that no run is done at the last one.
const tasksPerKill = 24

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'kill-'))))
afterEach(() => rmSync(directory, { recursive: true }))

/** Learns in the directories and kills the process some moments after so many tasks of all runs; gives how many runs it cut. */
async function cutRuns(
  directories: readonly string[],
  { afterTasks, afterMs = 0 }: { readonly afterTasks: number; readonly afterMs?: number },
): Promise<number> {
  const child = spawn(process.execPath, [program, String(tasks), ...directories], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'close')
  let said = ''
  let isTimed = false
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => {
    said += text
    const areRunning = countOf(said, 'running') >= directories.length
    if (isTimed || !areRunning || countOf(said, 'task') < afterTasks) return
    isTimed = true
    setTimeout(() => child.kill('SIGKILL'), afterMs)
  })
  await exit
  return directories.length - countOf(said, 'done')
}

function countOf(said: string, word: string): number {
  return said.split(word).length - 1
}

/** Kills the runs of one process again and again, then lets them end. */
async function killAgainAndAgain(number: number): Promise<{ directories: readonly string[]; cut: number }> {
  const random = seededRandom(number)
  const names = Array.from({ length: runsPerProcess }, (_nothing, index) => `${number}-${index}`)
  const directories = names.map((name) => join(directory, name))
  let cut = 0
  for (let kill = 0; kill < killsPerProcess; kill += 1) {
    cut += await cutRuns(directories, { afterTasks: random() * tasksPerKill, afterMs: random() * 20 })
    for (const path of directories) await expectAgreement(path)
  }
  expect(await cutRuns(directories, { afterTasks: Infinity })).toBe(0)
  return { directories, cut }
}

/** What a kill left: nobody owns it, every record is whole, and the world is at the step the journal ends with. */
async function expectAgreement(path: string): Promise<void> {
  const home = await openHome(path)
  const records = await Array.fromAsync(home.runStore.readJournal())
  const known = schemaVersion(home.database, 'world') > 0
  const world = known ? home.database.get('SELECT steps, x FROM world') : undefined
  const { steps, x = world?.['x'] } = stepsOf(records)
  expect(world ?? { steps: 0 }).toMatchObject(world === undefined ? { steps } : { steps, x })
  await home.close()
}

/** Steps that a journal tells of, compacted ones included, and where the last one ended that is there in full. */
function stepsOf(records: readonly JournalRecord[]): {
  readonly steps: number
  readonly x: number | undefined
} {
  let steps = 0
  let x: number | undefined
  for (const { event } of records) {
    if (event.type === 'compaction') steps = event.history.events['step-end'] ?? 0
    if (event.type !== 'step-end') continue
    steps += 1
    ;({ x } = event.step.observation.position)
  }
  return { steps, x }
}

async function endOf(path: string): Promise<Record<string, unknown>> {
  const home = await openHome(path, { readOnly: true })
  const state = await loadRunState(home.runStore)
  const answers = await parseDocument(home.runStore, {
    name: checkpointDocuments.qaCache,
    schema: qaCacheSchema,
  })
  const library = createSkillLibrary({ store: sqliteSkillStore(home.database) })
  const skills = (await library.list()).map(({ name }) => name)
  await library.close()
  await home.close()
  const { completed, failed, attempts, chestMemory, tasks: ended } = state
  const chests = Object.keys(chestMemory)
  expectAnswers(path, answers ?? {})
  return { completed, failed, attempts, chests, tasks: ended, skills }
}

/** An answer that was kept is neither lost nor asked for again. */
function expectAnswers(path: string, answers: Readonly<Record<string, string>>): void {
  const lines = readFileSync(join(path, 'answers.log'), 'utf8').trim().split('\n')
  const noted: Record<string, unknown> = Object.fromEntries(lines.map((line) => JSON.parse(line)))
  expect(Object.keys(noted)).toHaveLength(lines.length)
  expect(answers).toMatchObject(noted)
  expect(Object.keys(answers)).toHaveLength(2 * tasks)
}

test(
  'three hundred runs killed at random moments end like ones that never were',
  { timeout: 600_000 },
  async () => {
    const groups = await Promise.all(
      Array.from({ length: processes }, (_nothing, index) => killAgainAndAgain(index + 1)),
    )
    for (const path of groups.flatMap(({ directories }) => directories))
      expect(await endOf(path)).toEqual(repeatableEnd(tasks))
    expect(groups.reduce((sum, { cut }) => sum + cut, 0)).toBe(processes * killsPerProcess * runsPerProcess)
  },
)
