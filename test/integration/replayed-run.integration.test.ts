import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startScriptedModel } from '@voyager-mc/scripted-model'
import { fileRunStore, type VoyagerEvent } from '@voyager-mc/voyager'
import { expect, test } from 'vitest'
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

/** What the roles decided, in order: tasks, programs, verdicts, skills. */
async function decisions(directory: string): Promise<readonly unknown[]> {
  const store = fileRunStore(directory)
  const journal = await store.readJournal()
  await store.close()
  return journal.flatMap(({ event }) => decisionOf(event))
}

function decisionOf(event: VoyagerEvent): readonly unknown[] {
  if (event.type === 'task-start') return [event.task]
  if (event.type === 'program-write') return [event.program]
  if (event.type === 'critique-end') return [event.critique.success]
  return event.type === 'skill-add' ? [event.name] : []
}

test(
  'a replayed run with the same seed makes the same decisions and asks no model',
  { timeout: 240_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'voyager-replay-'))
    const cassette = join(folder, 'cassette.ndjson')
    const model = await startScriptedModel({ replies: createScriptedPlayer().replies })
    try {
      await play(join(folder, 'first'), { OPENAI_BASE_URL: model.url, VOYAGER_RECORD: cassette })
      const asked = model.requests.length
      await play(join(folder, 'second'), { OPENAI_BASE_URL: model.url, VOYAGER_REPLAY: cassette })
      const first = await decisions(join(folder, 'first'))
      expect(first.length).toBeGreaterThan(8)
      expect(await decisions(join(folder, 'second'))).toEqual(first)
      expect(model.requests.length).toBe(asked)
    } finally {
      await model.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
