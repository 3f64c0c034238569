import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startScriptedModel, type ScriptedModel } from '@voyager-mc/scripted-model'
import { openHome, readRecords } from '@voyager-mc/voyager/home'
import { initialRunState, reduceRunState, type JournalRecord } from '@voyager-mc/voyager/journal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterwards, createScriptedPlayer } from './lifelong/scripted-player.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const patienceMs = 180_000

const tasks = [
  'Mine 1 wood log',
  'Mine 5 wood log',
  'Craft 8 planks',
  'Craft 4 stick',
  'Craft 1 crafting_table',
  'Craft 1 wooden_pickaxe',
  'Mine 3 cobblestone',
  'Craft 1 stone_pickaxe',
  'Mine 9 cobblestone',
  'Craft 1 furnace',
  'Walk around and look at the land',
  'Say how many things are held',
]

const skills = [
  'mineOneWoodLog',
  'mineFiveWoodLogs',
  'craftEightPlanks',
  'craftFourSticks',
  'craftCraftingTable',
  'craftWoodenPickaxe',
  'mineThreeCobblestone',
  'craftStonePickaxe',
  'mineNineCobblestone',
  'craftFurnace',
  'lookAround',
  'sayWhatIsHeld',
]

const player = createScriptedPlayer()
let model: ScriptedModel
let directory: string
let output = ''
let exitCode: number | null = null
let journal: readonly JournalRecord[] = []

// One run is looked at from many sides: it takes a world, a bot and most of a minute.
beforeAll(async () => {
  model = await startScriptedModel({ replies: player.replies })
  directory = await mkdtemp(join(tmpdir(), 'voyager-model-'))
  exitCode = await play()
  journal = await readRecords(directory)
}, patienceMs)

afterAll(async () => {
  await model.close()
  await rm(directory, { recursive: true, force: true })
})

/** Plays until the script is at its end, then asks the run to stop. */
async function play(): Promise<number | null> {
  const flags = ['--speed', '0', '--seed', '3', '--attempts', '40', '--until', 'none', '--run', directory]
  const child = spawn(process.execPath, ['examples/lifelong.ts', ...flags], {
    cwd: root,
    env: {
      ...process.env,
      OPENAI_API_KEY: 'none',
      OPENAI_BASE_URL: model.url,
      VOYAGER_MODEL: 'scripted:7b',
      VOYAGER_MODEL_TIMEOUT_MS: '3000',
      VOYAGER_MODEL_STREAMING: '1',
    },
  })
  let isAsked = false
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString()
    if (isAsked || !output.includes(`Task: ${afterwards}`)) return
    isAsked = child.kill('SIGINT')
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The run took too long:\n${output}`))
    }, patienceMs - 5000)
    child.once('error', reject).once('exit', (code) => {
      clearTimeout(timer)
      resolve(code)
    })
  })
}

const events = (): readonly JournalRecord['event'][] => journal.map(({ event }) => event)
const count = (type: JournalRecord['event']['type']): number =>
  events().filter((event) => event.type === type).length

test('says before it opens the world that a model decides, and which', () => {
  const [roles = '', world = ''] = output.split('\n').slice(1)
  expect(roles).toContain(`Roles: model scripted:7b at ${model.url}`)
  expect(world).toContain('World: ')
})

test('ends cleanly when it is asked to and says how to go on', () => {
  expect({ exitCode, output }).toEqual({
    exitCode: 130,
    output: expect.stringMatching(/Stopped by Ctrl-C\.\n[^]*Go on: +npm run lifelong -- --run /),
  })
})

test('completes every task of the script, in order', async () => {
  const { completed } = journal.reduce(reduceRunState, initialRunState)
  expect(completed).toEqual(tasks)
})

test('fails no task, whatever the model and its server did', () => {
  const statuses = events().flatMap((event) => (event.type === 'task-end' ? [event.status] : []))
  expect(statuses).toEqual(tasks.map(() => 'completed'))
})

test('leaves a skill on disk for every task', async () => {
  const copies = await readdir(join(directory, 'skills'))
  expect(copies.filter((name) => name.endsWith('.js'))).toEqual(skills.map((name) => `${name}.js`).sort())
})

test('keeps every answer that was paid for', async () => {
  const home = await openHome(directory, { readOnly: true })
  const answers = await home.runStore.readDocument('curriculum/qa_cache.json')
  await home.close()
  expect(Object.values(Object(answers))).toHaveLength(player.asked.answer)
})

test('was really served every fault', () => {
  expect([...new Set(player.served)].sort()).toEqual(['429', '500', 'cut-off', 'hang', 'wrong-content-type'])
})

test('is answered in streams, the cut-off one among them', () => {
  expect(model.requests.every(({ stream }) => stream)).toBe(true)
})

test('counts an attempt for a bad program, none for a fault of the server', () => {
  const statuses = events().flatMap((event) => (event.type === 'attempt-end' ? [event.status] : []))
  const failed = statuses.filter((status) => status === 'failed').length
  const rejected = statuses.filter((status) => status === 'rejected').length
  expect({ failed, rejected, reports: count('program-reject') }).toEqual({
    failed: 2,
    rejected: 1,
    reports: 1,
  })
})

test('reports a model that is out of reach and goes on', () => {
  expect(count('model-unavailable')).toBeGreaterThan(0)
})

test('shows a hallucinated item to the model before the program runs', () => {
  const complaint = 'craftItem: there is no item "oak_plank"; did you mean "oak_planks"?'
  const shown = model.requests.some(({ messages }) =>
    messages.some(({ content }) => content.includes(complaint)),
  )
  expect(shown).toBe(true)
})

test('asks the critic only about what the world cannot prove', () => {
  expect(player.asked.critique).toBe(4)
})
