import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TrialResult } from '@voyager-mc/evaluation'
import { expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'

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
    sight: 'loaded',
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
    '--database is ""; name the PostgreSQL of the fleet, or set VOYAGER_DATABASE.',
  ],
  [['eval', 'skils'], 2, 'SUITE is "skils"; did you mean skills?'],
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
  const outcome = await runCli(words, { directory })
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
    '(2) suite small version 1 (abcdef01), Minecraft 1.19.4; n = 10 trials, seeds 1 to 10, sight loaded; commit after; 2',
  )
})

test('writes the page of a results file beside it', async () => {
  const file = writeResults('paged', () => true)
  const { code, said } = await runCli(['report', file], { directory })
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringContaining(join(directory, 'paged-report', 'index.html')),
  })
})
