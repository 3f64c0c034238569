import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashSuite } from '@voyager-mc/evaluation'
import { expect, test } from 'vitest'
import { openSuite } from '../evaluation/open-suite.ts'
import { runCli, type CliOutcome } from '../testing/run-cli.ts'
import { evaluationCommands } from './evaluation-commands.ts'
import { evalSuite } from './run-eval.ts'

const directory = mkdtempSync(join(tmpdir(), 'eval-changed-code-'))
const code = { version: '1.0.0', commit: '0123456789ab' }
const agent = join(directory, 'my-agent.mjs')
writeFileSync(agent, 'export const agent = async () => ({})')

type Code = Readonly<Record<string, string>>

interface Measured extends CliOutcome {
  /** Options with which the code was asked for, in order. */
  readonly asked: readonly object[]
}

/** Goes on with results in which everything was played, so that nothing is left to play. */
async function measure(codes: readonly Code[], ...words: readonly string[]): Promise<Measured> {
  const { tasks, ...suite } = await openSuite('paper', 'lifelong')
  const [name, facts] = words.includes('--agent')
    ? ['my-agent', { agent: 'my-agent' }]
    : ['full', { agent: 'voyager', taken: 'nothing', model: 'none' }]
  const header = {
    type: 'evaluation',
    format: 1,
    suite: { ...suite, hash: hashSuite({ ...suite, tasks }), tasks: tasks.length },
    conditions: [{ name, facts }],
    seeds: [1],
    code,
    sight: 'exposed',
    machine: {},
  }
  const figures = { attempts: 1, ticks: 9, deaths: 0, operatorPowers: 0, distanceBlocks: 0, wallMs: 1 }
  const life = {
    task: 'lifelong',
    family: 'lifelong',
    condition: name,
    seed: 1,
    status: 'measured',
    ...figures,
  }
  const file = join(directory, 'life.ndjson')
  writeFileSync(file, `${JSON.stringify(header)}\n${JSON.stringify({ ...life, steps: [] })}\n`)
  const asked: object[] = []
  const describe = async (options: object = {}): Promise<Code> => codes[asked.push(options) - 1] ?? code
  const commands = evaluationCommands.map((command) => ({
    ...command,
    run: (...[input, terminal]: Parameters<typeof command.run>) => evalSuite(input, { terminal, describe }),
  }))
  const line = ['eval', 'paper', '--only', 'lifelong', '--results', file, ...words]
  return { ...(await runCli(line, { directory, commands })), asked }
}

test('an evaluation whose checkout changed while it ran says so, and keeps its results', async () => {
  const { code: exit, said, complaint } = await measure([code, { ...code, changes: 'fedcba' }])
  expect(exit).toBe(0)
  expect(complaint).toContain(
    'The code changed while it was measured, from 0123456789ab to 0123456789ab with changes fedcba:',
  )
  expect(said).toContain('commit 0123456789ab')
})

test('one whose checkout stayed the same says nothing of it', async () => {
  expect(await measure([code, code])).toMatchObject({ code: 0, complaint: '' })
})

test('the folder of an agent of one’s own is looked at before and after', async () => {
  const { complaint, asked } = await measure([code, code], '--agent', agent)
  expect(complaint).toBe('')
  expect(asked).toEqual([{ agent }, { agent }])
})
