import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli, type CliOutcome } from './testing/run-cli.ts'

const directory = mkdtempSync(join(tmpdir(), 'voyager-eval-agent-'))

function makeTask(id: string): object {
  return {
    id,
    family: 'craft',
    text: `Craft 4 oak_planks, ${id}`,
    start: { seed: 'trial', clearing: 5, inventory: { oak_log: 1 } },
    goal: { kind: 'held', items: ['oak_planks'], count: 4, by: 'any' },
    budget: { worldMinutes: 2, attempts: 2 },
  }
}

/** Measures an agent of one's own on two tasks, of which it spoils the second like this. */
async function measure(spoil: string, ...words: readonly string[]): Promise<CliOutcome> {
  const suite = join(directory, 'suite.json')
  const tasks = [makeTask('whole'), makeTask('spoiled')]
  writeFileSync(suite, JSON.stringify({ name: 'two', version: 1, title: 'Two', game: '1.19.4', tasks }))
  const agent = join(directory, 'my-agent.mjs')
  const craft = 'async function main(bot) { await craftItem(bot, "oak_planks", 1) }'
  writeFileSync(
    agent,
    `export const agent = async ({ environment, task }) => {
      if (task.name.endsWith('spoiled')) { ${spoil} }
      await environment.step({ name: 'main', source: ${JSON.stringify(craft)} })
      return { claim: true }
    }`,
  )
  const results = join(directory, `${spoil.length}.ndjson`)
  const flags = ['--seeds', '4', '--results', results, '--agent', agent]
  return runCli(['eval', suite, ...flags, ...words], { directory })
}

test('an agent of one’s own that throws fails that trial and no other', async () => {
  const { code, said, complaint } = await measure("throw new TypeError('no idea')")
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(said).toContain('whole, my-agent, seed 4: solved, 1 attempts')
  expect(said).toContain('spoiled, my-agent, seed 4: failed: The agent threw TypeError: no idea')
})

test('an agent of one’s own that never ends is ended, and the others go on', async () => {
  const { code, said } = await measure(
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    '--trial-seconds',
    '20',
  )
  expect(code).toBe(0)
  expect(said).toContain('whole, my-agent, seed 4: solved')
  expect(said).toContain(
    'spoiled, my-agent, seed 4: failed: The agent was still at work after 20 s on the wall.',
  )
})
