import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readResults } from '@voyager-mc/evaluation'
import { startScriptedModel, type ScriptedModel, type ScriptedReply } from '@voyager-mc/scripted-model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli, type CliOutcome } from './testing/run-cli.ts'

const directory = mkdtempSync(join(tmpdir(), 'voyager-eval-model-'))
const suite = join(directory, 'suite.json')
const task = {
  id: 'planks',
  family: 'craft',
  text: 'Craft 4 oak_planks',
  start: { seed: 'trial', clearing: 5, inventory: { oak_log: 1 } },
  goal: { kind: 'held', items: ['oak_planks'], count: 4, by: 'any' },
  budget: { worldMinutes: 1, attempts: 2 },
}
const program = (body: string): ScriptedReply => ({
  type: 'text',
  text: `\`\`\`javascript\nasync function makePlanks(bot) {\n  ${body}\n}\n\`\`\``,
})

let reply: ScriptedReply
let model: ScriptedModel
beforeAll(async () => {
  const tasks = [task]
  writeFileSync(suite, JSON.stringify({ name: 'planks', version: 1, title: 'Planks', game: '1.19.4', tasks }))
  model = await startScriptedModel({ replies: () => reply, key: 'right' })
})
afterAll(() => model.close())

function measure(name: string, answer: ScriptedReply, ...words: readonly string[]): Promise<CliOutcome> {
  reply = answer
  const endpoint = ['--model', 'openai:gpt-4o', '--base-url', model.url]
  const place = ['--seeds', '4', '--results', join(directory, `${name}.ndjson`)]
  return runCli(['eval', suite, ...place, ...endpoint, ...words], {
    directory,
    variables: { OPENAI_API_KEY: 'right' },
  })
}

test('a model behind an address writes the programs of a suite and is named in the results', async () => {
  const { code, said, complaint } = await measure('right', program('await craftItem(bot, "oak_planks", 1)'))
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
  expect(said).toContain('planks, full, seed 4: solved, 1 attempts')
  expect(model.requests.length).toBeGreaterThan(0)
  const [header = ''] = readFileSync(join(directory, 'right.ndjson'), 'utf8').split('\n')
  expect(header).toContain('"model":"openai:gpt-4o"')
})

test.each([
  ['do nothing', program('await bot.waitForTicks(5)'), 'Gained 0 of 4 oak_planks and carries 0.'],
  ['never end', program('for (;;) await bot.waitForTicks(20)'), 'The budget of 1 world minutes is spent;'],
  [
    'are refused',
    { type: 'status', status: 401, message: 'no such key' },
    'The action model refused the key',
  ],
] as const)(
  'programs of a model that %s leave the task unsolved, with the cause in one line',
  async (name, answer, reason) => {
    const { code, said } = await measure(name.replaceAll(' ', '-'), answer)
    expect(code).toBe(0)
    expect(
      said.split('\n').filter((line) => line.includes(`planks, full, seed 4: unsolved: ${reason}`)),
    ).toHaveLength(1)
  },
)

test('a model that never answers is waited for as long as the patience says, and the trial says so', async () => {
  const patience = ['--model-timeout-ms', '300', '--model-patience-ms', '1000']
  const { code, said } = await measure('silent', { type: 'hang' }, ...patience)
  expect(code).toBe(0)
  expect(said).toContain('planks, full, seed 4: unsolved: The action model did not answer in time')
})

test.each(['full', 're-act', 'reflexion', 'auto-gpt'])(
  'the tokens of a task bound what %s may ask a model',
  async (condition) => {
    const file = join(directory, `tokens-${condition}.json`)
    const budget = { worldMinutes: 5, attempts: 50, tokens: 1 }
    const tasks = [{ ...task, budget }]
    writeFileSync(file, JSON.stringify({ name: 'few', version: 1, title: 'Few', game: '1.19.4', tasks }))
    reply = program('await bot.waitForTicks(5)')
    const before = model.requests.length
    const results = join(directory, `tokens-${condition}.ndjson`)
    const place = ['--seeds', '4', '--results', results]
    const endpoint = ['--model', 'openai:gpt-4o', '--base-url', model.url]
    const { code, said } = await runCli(['eval', file, ...place, ...endpoint, '--conditions', condition], {
      directory,
      variables: { OPENAI_API_KEY: 'right' },
    })
    expect(code).toBe(0)
    expect(said).toMatch(new RegExp(`planks, ${condition}, seed 4: unsolved: [^\\n]*budget`))
    const requests = model.requests.length - before
    expect(requests).toBeLessThan(4)
    const { trials } = await readResults(results)
    expect(trials).toMatchObject([{ spent: 'tokens', tokens: { input: expect.any(Number) } }])
  },
)
