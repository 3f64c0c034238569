import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startScriptedModel, type ScriptedModel } from '@voyager-mc/scripted-model'
import { startWorld, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('./voyager.ts', import.meta.url))
const idle = '```javascript\nasync function waitAWhile(bot) {\n  await bot.waitForTicks(1)\n}\n```'
let directory: string
let world: World
let model: ScriptedModel
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-cli-model-'))
  world = await startWorld({ seed: 1 })
  model = await startScriptedModel({ replies: [{ type: 'text', text: idle }], key: 'right' })
})
afterAll(async () => {
  await model.close()
  await world.close()
  rmSync(directory, { recursive: true, force: true })
})

async function voyager(
  ...words: readonly string[]
): Promise<{ readonly code: unknown; readonly said: string }> {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, OPENAI_API_KEY: 'right' },
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code]: unknown[] = await once(child, 'close')
  return { code, said }
}

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
    expect(first).toEqual({ code: 4, said: expect.stringContaining('1 of 1 calls were made') })
    // Model and endpoint are those of the run.
    const second = await voyager('resume', run, '--max-calls', '3', '--json')
    expect(second.code).toBe(4)
    expect(model.requests).toHaveLength(3)
  },
)
