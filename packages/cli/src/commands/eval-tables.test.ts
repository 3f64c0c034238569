import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashSuite } from '@voyager-mc/evaluation'
import { expect, test } from 'vitest'
import { describeCode } from '../evaluation/describe-code.ts'
import { openSuite } from '../evaluation/open-suite.ts'
import { runCli } from '../testing/run-cli.ts'

const directory = mkdtempSync(join(tmpdir(), 'eval-tables-'))

/** Finished results of one life, so that the command has nothing left to play. */
async function writeLife(): Promise<string> {
  const { tasks, ...suite } = await openSuite('paper', 'lifelong')
  const header = {
    type: 'evaluation',
    format: 1,
    suite: { ...suite, hash: hashSuite({ ...suite, tasks }), tasks: tasks.length },
    conditions: [{ name: 'full', facts: { agent: 'voyager', taken: 'nothing', model: 'none' } }],
    seeds: [1],
    code: await describeCode(),
    sight: 'exposed',
    machine: {},
  }
  const firsts = ['wooden_pickaxe', 'stick']
  const step = {
    attempt: 3,
    program: 'live',
    outcome: 'completed',
    ticks: 9,
    health: 20,
    firsts,
    at: [40, 0],
  }
  const life = {
    task: 'lifelong',
    family: 'lifelong',
    condition: 'full',
    seed: 1,
    status: 'measured',
    attempts: 160,
    ticks: 9,
    deaths: 0,
    operatorPowers: 0,
    distanceBlocks: 40,
    steps: [step],
    wallMs: 1,
  }
  const file = join(directory, 'life.ndjson')
  writeFileSync(file, `${JSON.stringify(header)}\n${JSON.stringify(life)}\n`)
  return file
}

test('a life without a goal is told in the terminal by its items, tiers and way', async () => {
  const words = ['eval', 'paper', '--only', 'lifelong', '--results', await writeLife()]
  const { code, said } = await runCli(words, { directory })
  expect(code).toBe(0)
  expect(said).toContain('| all | – |')
  expect(said).toContain('Items of lifelong learning\n\n| Condition | Items | Lives |')
  expect(said).toContain('| full | 2 ± 0 | 1 |')
  expect(said).toContain('| full | 3 ± 0 (1/1) | not reached (0/1) |')
  expect(said).toContain('| full | 3 ± 0 | 40 ± 0 |')
})
