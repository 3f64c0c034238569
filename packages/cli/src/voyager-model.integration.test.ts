import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScriptedModel, type ScriptedModel } from '@voyager-mc/scripted-model'
import { startWorld, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli, type CliOutcome } from './testing/run-cli.ts'

const idle = '```javascript\nasync function waitAWhile(bot) {\n  await bot.waitForTicks(1)\n}\n```'
let directory: string
let world: World
let model: ScriptedModel
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-cli-model-'))
  world = await startWorld({ seed: 1, viewDistanceChunks: 4 })
  model = await startScriptedModel({ replies: [{ type: 'text', text: idle }], key: 'right' })
})
afterAll(async () => {
  await model.close()
  await world.close()
  rmSync(directory, { recursive: true, force: true })
})

const voyager = (...words: readonly string[]): Promise<CliOutcome> =>
  runCli(words, { directory, variables: { OPENAI_API_KEY: 'right' } })

test(
  'a run whose budget is spent exits with 4 and goes on with a larger one',
  { timeout: 240_000 },
  async () => {
    const run = join(directory, 'run')
    const flags = [
      '--model',
      'scripted',
      '--base-url',
      model.url,
      '--host',
      '127.0.0.1',
      '--port',
      String(world.port),
    ]
    const first = await voyager('learn', '--run', run, ...flags, '--max-calls', '1')
    expect(first).toMatchObject({ code: 4, said: expect.stringContaining('1 of 1 calls were made') })
    // Model and endpoint are those of the run.
    const second = await voyager('resume', run, '--max-calls', '3', '--json')
    expect(second.code).toBe(4)
    expect(model.requests).toHaveLength(3)
  },
)
