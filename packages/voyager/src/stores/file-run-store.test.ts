import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { loadRunState } from '../state/load-run-state.ts'
import { tasks } from '../stop-conditions/tasks.ts'
import { makeRoles } from '../testing/make-roles.ts'
import { fileRunStore } from './file-run-store.ts'

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'run-'))))
afterEach(() => rmSync(directory, { recursive: true }))

const journalPath = (): string => join(directory, 'journal.ndjson')

async function learnOneTask(): Promise<void> {
  const store = fileRunStore(directory)
  await createVoyager({ ...makeRoles(), store, facts: { seed: 7 } }).learn({ until: tasks(1) }).result
  await store.close()
}

test('leaves the documents of the original beside the journal', async () => {
  await learnOneTask()
  const read = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), 'utf8'))
  expect({
    completed: read('curriculum/completed_tasks.json'),
    failed: read('curriculum/failed_tasks.json'),
    chests: read('action/chest_memory.json'),
    config: read('config.json'),
    events: readdirSync(join(directory, 'events')),
  }).toEqual({
    completed: ['Mine 1 oak_log'],
    failed: [],
    chests: {},
    config: { schemaVersion: 1, seed: 7 },
    events: ['00001_Mine_1_oak_log_1.json'],
  })
})

test('keeps the attempts of other modes apart from those of the learning', async () => {
  const store = fileRunStore(directory)
  await createVoyager({ ...makeRoles(), store }).solve(['a', 'b']).result
  await store.close()
  expect(readdirSync(join(directory, 'events'))).toEqual(['solve-000007_a_1.json', 'solve-000015_b_1.json'])
})

test('leaves no temporary file behind', async () => {
  await learnOneTask()
  expect(readdirSync(directory, { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual(
    [],
  )
})

test.each(['{"schemaVersion":1,"seq', '{"schemaVersion":1}garbage\n', '\n', '\u0000\u0000\u0000'])(
  'drops a damaged last line %j and nothing else',
  async (tail) => {
    await learnOneTask()
    const intact = readFileSync(journalPath(), 'utf8')
    writeFileSync(journalPath(), intact + tail)
    const state = await loadRunState(fileRunStore(directory))
    expect({ completed: state.completed, text: readFileSync(journalPath(), 'utf8') }).toEqual({
      completed: ['Mine 1 oak_log'],
      text: intact,
    })
  },
)

test('cuts after a letter of several bytes at the right place', async () => {
  const store = fileRunStore(directory)
  await createVoyager({ ...makeRoles(), store }).rollout('Mine 1 chêne 😀').result
  await store.close()
  const intact = readFileSync(journalPath(), 'utf8')
  writeFileSync(journalPath(), `${intact}{"half`)
  await fileRunStore(directory).readJournal()
  expect(readFileSync(journalPath(), 'utf8')).toBe(intact)
})

test('names the line when the journal is damaged in the middle', async () => {
  await learnOneTask()
  const lines = readFileSync(journalPath(), 'utf8').split('\n')
  writeFileSync(journalPath(), [...lines.slice(0, 3), 'oops', ...lines.slice(4)].join('\n'))
  await expect(loadRunState(fileRunStore(directory))).rejects.toThrow(
    `${journalPath()} line 4 is damaged; restore the file or start a new run directory.`,
  )
})

test('notices a line that is missing', async () => {
  await learnOneTask()
  const lines = readFileSync(journalPath(), 'utf8').split('\n')
  writeFileSync(journalPath(), [...lines.slice(0, 3), ...lines.slice(4)].join('\n'))
  await expect(loadRunState(fileRunStore(directory))).rejects.toThrow('line 4 is damaged')
})

test('refuses a run directory of another schema version', async () => {
  writeFileSync(join(directory, 'config.json'), '{"schemaVersion":9}')
  await expect(
    createVoyager({ ...makeRoles(), store: fileRunStore(directory) }).learn().result,
  ).rejects.toThrow(
    `${join(directory, 'config.json')} has schema version 9, this version reads 1; use another run directory or the version that wrote it.`,
  )
})

test('refuses a journal of another schema version', async () => {
  await learnOneTask()
  writeFileSync(
    journalPath(),
    readFileSync(journalPath(), 'utf8').replaceAll('"schemaVersion":1', '"schemaVersion":2'),
  )
  await expect(loadRunState(fileRunStore(directory))).rejects.toThrow(
    'schema version 2, this version reads 1',
  )
})

test('says what to do when a file is in the way', async () => {
  const path = join(directory, 'occupied')
  writeFileSync(path, '')
  await expect(fileRunStore(join(path, 'run')).readJournal()).rejects.toThrow(
    `Cannot read ${join(path, 'run', 'config.json')}: a file is in the way; choose another run directory.`,
  )
})

test('continues a checkpoint of the original', async () => {
  mkdirSync(join(directory, 'curriculum'))
  mkdirSync(join(directory, 'action'))
  writeFileSync(join(directory, 'curriculum/completed_tasks.json'), '["Mine 1 wood log"]')
  writeFileSync(join(directory, 'curriculum/failed_tasks.json'), '["Kill 1 cow", "Kill 1 cow"]')
  writeFileSync(join(directory, 'action/chest_memory.json'), '{"(90, 64, 2)": "Unknown"}')
  const { completed, failed, state } = await createVoyager({
    ...makeRoles(),
    store: fileRunStore(directory),
  }).learn({ until: tasks(1), resume: true }).result
  expect({ completed, failed, chests: state.chestMemory }).toEqual({
    completed: ['Mine 1 wood log', 'Mine 1 oak_log'],
    failed: ['Kill 1 cow', 'Kill 1 cow'],
    chests: { '(90, 64, 2)': 'Unknown' },
  })
})

test('says which checkpoint has an unexpected shape', async () => {
  mkdirSync(join(directory, 'curriculum'))
  writeFileSync(join(directory, 'curriculum/completed_tasks.json'), '{"a":1}')
  await expect(loadRunState(fileRunStore(directory))).rejects.toThrow(
    'curriculum/completed_tasks.json has an unexpected shape',
  )
})

test('refuses a directory that another process is writing', async () => {
  writeFileSync(join(directory, 'run.lock'), String(process.ppid))
  await expect(
    createVoyager({ ...makeRoles(), store: fileRunStore(directory) }).learn().result,
  ).rejects.toThrow(
    `Process ${process.ppid} is using this run; stop it, use another run directory, or remove ${join(directory, 'run.lock')} if it is gone.`,
  )
})

test.each(['999999999', '', 'garbage'])('takes over the lock of a killed process: %j', async (owner) => {
  writeFileSync(join(directory, 'run.lock'), owner)
  await learnOneTask()
  expect(readdirSync(directory)).not.toContain('run.lock')
})

test('can be read while another process writes', async () => {
  await learnOneTask()
  writeFileSync(join(directory, 'run.lock'), String(process.ppid))
  expect((await loadRunState(fileRunStore(directory))).completed).toEqual(['Mine 1 oak_log'])
})
