import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@voyager-mc/core'
import { hashSuite, type TrialResult } from '@voyager-mc/evaluation'
import { pairsForMean } from '@voyager-mc/evaluation/statistics'
import { expect, test } from 'vitest'
import { describeCode } from '../evaluation/describe-code.ts'
import { openSuite } from '../evaluation/open-suite.ts'
import { runCli, type CliOutcome } from '../testing/run-cli.ts'

const directory = mkdtempSync(join(tmpdir(), 'eval-'))

/** A results file of ten seeds, of which some were solved. */
function writeResults(name: string, isSolved: (seed: number) => boolean): string {
  const seeds = Array.from({ length: 10 }, (_nothing, index) => index + 1)
  const suite = { name: 'small', version: 1, title: 'Small', hash: 'abcdef012345', game: '1.19.4', tasks: 1 }
  const header = {
    type: 'evaluation',
    format: 1,
    suite,
    conditions: [{ name: 'full', facts: {} }],
    seeds,
    code: { commit: name },
    sight: 'exposed',
    machine: { cores: 2 },
  }
  const trials = seeds.map((seed): TrialResult => ({
    task: 'first-log',
    family: 'gather',
    condition: 'full',
    seed,
    status: isSolved(seed) ? 'solved' : 'unsolved',
    attempts: 1,
    ticks: 10,
    deaths: 0,
    operatorPowers: 0,
    distanceBlocks: 0,
    steps: [],
    wallMs: 1,
  }))
  const file = join(directory, `${name}.ndjson`)
  writeFileSync(file, [header, ...trials].map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}

const noAgent = join(directory, 'no-agent.mjs')
writeFileSync(noAgent, 'export const player = () => undefined\n')
const broken = join(directory, 'broken.json')
writeFileSync(
  broken,
  JSON.stringify({
    name: 'b',
    version: 1,
    title: 'B',
    game: '1.19.4',
    tasks: [{ id: 'x', family: 'y', start: {}, budget: { worldMinutes: 1, attempts: 1 } }],
  }),
)

test.each([
  [
    ['eval', 'smoke', '--conditions', 're-act'],
    2,
    '--conditions is "re-act"; name a model that thinks with --model, or measure known faults with --fault-rates.',
  ],
  [
    ['eval', 'smoke', '--on-fleet'],
    2,
    '--database is ""; name the PostgreSQL of the fleet, set VOYAGER_DATABASE, or let voyager fleet up start one here.',
  ],
  [['eval', 'skils'], 2, 'SUITE is "skils"; did you mean skills?'],
  [['eval', 'smoke', '--agent', 'nobody.ts'], 2, 'nobody.ts"; name a file that exists.'],
  [['eval', 'smoke', '--agent', noAgent], 2, 'mend it first: exported is "agent"; export a function'],
  [
    ['eval', 'smoke', '--agent', broken, '--fault-rates', '0.1'],
    2,
    '--fault-rates is "0.1"; leave it out with --agent: it is about our own agent.',
  ],
  [
    ['eval', 'smoke', '--agent', broken, '--conditions', 'no-questions'],
    2,
    '--conditions is "no-questions"; leave it out with --agent: it is about our own agent.',
  ],
  [
    ['eval', 'smoke', '--fault-rates', '0,2'],
    2,
    '--fault-rates is "0,2"; pass numbers from 0 to 1, such as 0,0.1,0.3.',
  ],
  [['eval', 'smoke', '--seeds', '5..1'], 2, '--seeds is "5..1"; pass numbers such as 1..20 or 3,5,8.'],
  [['eval', 'smoke', '--only', 'fihs'], 2, '--only is "fihs"; '],
  [
    ['eval', 'smoke', '--baseline', join(directory, 'none')],
    3,
    /There is no file .*none; name one that voyager eval has written\./,
  ],
  [['eval', broken], 2, 'tasks.0.start.seed is undefined; write "trial"'],
  [['compare', writeResults('one', () => true)], 2, /name two results files of voyager eval\./],
])('refuses %o', async (words, code, complaint) => {
  // A PostgreSQL of the machine that runs the tests must not be found.
  const variables = { PGHOST: directory, XDG_DATA_HOME: directory }
  const outcome = await runCli(words, { directory, variables })
  expect(outcome.code).toBe(code)
  if (typeof complaint === 'string') expect(outcome.complaint).toContain(complaint)
  else expect(outcome.complaint).toMatch(complaint)
})

test('compares two results files by pairs and names what their figures depend on', async () => {
  const files = [writeResults('before', () => true), writeResults('after', (seed) => seed > 8)]
  const { code, said } = await runCli(['compare', ...files], { directory })
  expect(code).toBe(0)
  expect(said).toContain('| solved | 10 | 1 | 0.20 | -0.80 | ')
  expect(said).toMatch(/\| worse \|\n/)
  expect(said).toContain(
    '(2) suite small version 1 (abcdef01), Minecraft 1.19.4; n = 10 trials, seeds 1 to 10, sight exposed; commit after; 2 cores',
  )
  expect(said).toMatch(
    /They begin to differ at [\w-]+, seed 1: status is "solved" \(1\) and "unsolved" \(2\)\./,
  )
  const same = await runCli(['compare', files[0] ?? '', files[0] ?? ''], { directory })
  expect(same.said).toContain('Every trial that both have is the same in both, step by step.')
})

test('writes the page of a results file beside it', async () => {
  const file = writeResults('paged', () => true)
  const { code, said } = await runCli(['report', file], { directory })
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringContaining(join(directory, 'paged-report', 'index.html')),
  })
})

/** Items of lives, as the page on power prints them. */
const recordedItems =
  /const recorded = \[([\d, ]+)\]/
    .exec(readFileSync(new URL('../../../../docs/guides/evaluate.md', import.meta.url), 'utf8'))?.[1]
    ?.split(',')
    .map(Number) ?? []
const seedsForATenth = pairsForMean({ recorded: recordedItems, change: -0.1 }) ?? 0

/** Finished results of lifelong runs, so that the command has nothing left to play. */
async function writeLives(name: string, items: readonly number[]): Promise<string> {
  const { tasks, ...suite } = await openSuite('paper', 'lifelong')
  const header = {
    type: 'evaluation',
    format: 1,
    suite: { ...suite, hash: hashSuite({ ...suite, tasks }), tasks: tasks.length },
    conditions: [{ name: 'full', facts: { agent: 'voyager', taken: 'nothing', model: 'none' } }],
    seeds: items.map((_count, index) => index + 1),
    code: await describeCode(),
    sight: 'exposed',
    machine: {},
  }
  const step = { attempt: 1, program: 'live', outcome: 'completed', ticks: 9, health: 20, at: [0, 0] }
  const lives = items.map((count, index) => ({
    task: 'lifelong',
    family: 'lifelong',
    condition: 'full',
    seed: index + 1,
    status: 'measured',
    attempts: 160,
    ticks: 9,
    deaths: 0,
    operatorPowers: 0,
    distanceBlocks: 0,
    steps: [{ ...step, firsts: Array.from({ length: count }, (_nothing, item) => `item${item}`) }],
    wallMs: 1,
  }))
  const file = join(directory, `${name}.ndjson`)
  writeFileSync(file, [header, ...lives].map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}

test('a tenth fewer items is found against a baseline, with as many seeds as the page on power names', async () => {
  expect(recordedItems.length).toBe(20)
  const random = seededRandom(3)
  const draw = (share: number): readonly number[] =>
    Array.from({ length: seedsForATenth }, () =>
      Math.round(share * (recordedItems[Math.floor(random() * recordedItems.length)] ?? 0)),
    )
  const baseline = await writeLives('lives-before', draw(1))
  const compared = async (name: string, share: number): Promise<CliOutcome> => {
    const results = await writeLives(name, draw(share))
    const seeds = `1..${seedsForATenth}`
    const words = ['eval', 'paper', '--only', 'lifelong', '--seeds', seeds, '--results', results]
    return runCli([...words, '--baseline', baseline], { directory })
  }
  expect(await compared('lives-worse', 0.9)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Worse than the baseline beyond the interval: full, items.'),
  })
  expect(await compared('lives-again', 1)).toMatchObject({ code: 0 })
})
