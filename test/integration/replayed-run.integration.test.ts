import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startScriptedModel } from '@voyager-mc/scripted-model'
import { readRecords } from '@voyager-mc/voyager/home'
import { type JournalRecord } from '@voyager-mc/voyager/journal'
import { expect, test } from 'vitest'
import { runCli } from '../../packages/cli/src/testing/run-cli.ts'
import { createScriptedPlayer } from './lifelong/scripted-player.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

async function play(directory: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const flags = ['--speed', '0', '--seed', '3', '--attempts', '3', '--until', 'none', '--run', directory]
  const child = spawn(process.execPath, ['examples/lifelong.ts', ...flags], {
    cwd: root,
    env: { ...process.env, OPENAI_API_KEY: 'none', VOYAGER_MODEL: 'scripted', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 110_000,
    killSignal: 'SIGKILL',
  })
  await once(child, 'exit')
}

/** `voyager learn` with flags, in this process; its exit code. */
async function learn(directory: string, flags: readonly string[]): Promise<number> {
  const common = ['--run', directory, '--seed', '3', '--speed', '0', '--attempts', '3']
  const { code } = await runCli(['learn', ...common, ...flags], {
    directory: dirname(directory),
    variables: { OPENAI_API_KEY: 'none' },
  })
  return code
}

/** The whole journal without times of the wall, which are all that may differ. */
async function timelessRecords(directory: string): Promise<readonly JournalRecord[]> {
  const journal = await readRecords(directory)
  return journal.map(({ event, ...record }) => ({
    ...record,
    atMs: 0,
    event: event.type === 'attempt-end' ? { ...event, durationMs: 0 } : event,
  }))
}

/** What the roles decided: tasks, programs, verdicts, skills. */
function decisionOf({ event }: JournalRecord): readonly unknown[] {
  if (event.type === 'task-start') return [event.task]
  if (event.type === 'program-write') return [event.program]
  if (event.type === 'critique-end') return [event.critique.success]
  return event.type === 'skill-add' ? [event.name] : []
}

/** Events that a replay can have, too: no calls that failed, no numbers of texts, which count those calls, and the recording's name for that of the model. */
function replayable({ event }: JournalRecord): readonly object[] {
  if (event.type === 'model-unavailable') return []
  if (event.type !== 'model-use') return [event]
  const { exchange: _number, ...use } = event
  return use.failure === undefined ? [{ ...use, model: '' }] : []
}

test(
  'a replayed run with the same seed asks no model and has the journal of the recorded one, but for calls that failed',
  { timeout: 240_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'voyager-replay-'))
    const cassette = join(folder, 'cassette.ndjson')
    const model = await startScriptedModel({ replies: createScriptedPlayer().replies })
    const recordsOf = (name: string): Promise<readonly JournalRecord[]> => timelessRecords(join(folder, name))
    try {
      const named = ['--model', 'scripted', '--base-url', model.url]
      expect(await learn(join(folder, 'recorded'), [...named, '--record', cassette])).toBe(0)
      const asked = model.requests.length
      expect(await learn(join(folder, 'first'), ['--replay', cassette])).toBe(0)
      expect(await learn(join(folder, 'second'), ['--replay', cassette])).toBe(0)
      await play(join(folder, 'example'), { OPENAI_BASE_URL: model.url, VOYAGER_REPLAY: cassette })
      expect(model.requests.length).toBe(asked)
      const [recorded, first, second, example] = await Promise.all(
        ['recorded', 'first', 'second', 'example'].map(recordsOf),
      )
      expect(recorded?.flatMap(decisionOf).length).toBeGreaterThan(8)
      expect(first?.flatMap(decisionOf)).toEqual(recorded?.flatMap(decisionOf))
      expect(second).toEqual(first)
      expect(first?.flatMap(replayable)).toEqual(recorded?.flatMap(replayable))
      expect(example?.flatMap(decisionOf)).toEqual(recorded?.flatMap(decisionOf))
    } finally {
      await model.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
