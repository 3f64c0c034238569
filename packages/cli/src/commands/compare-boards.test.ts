import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TrialResult } from '@voyager-mc/evaluation'
import { expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'

const directory = mkdtempSync(join(tmpdir(), 'boards-'))

/** Results of somebody, of whose seeds the first so many were solved, and the board that is reported of them. */
async function reportOf(person: string, solved: number): Promise<string> {
  const seeds = [1, 2, 3, 4]
  const header = {
    type: 'evaluation',
    format: 1,
    suite: { name: 'small', version: 1, title: 'Small', hash: 'abcdef012345', game: '1.19.4', tasks: 1 },
    conditions: [{ name: 'full', facts: { agent: 'voyager', model: person } }],
    seeds,
    code: { commit: person },
    sight: 'exposed',
    machine: { cores: 2 },
  }
  const trials = seeds.map((seed): TrialResult => ({
    task: 'log',
    family: 'gather',
    condition: 'full',
    seed,
    status: seed <= solved ? 'solved' : 'unsolved',
    attempts: 1,
    ticks: 10,
    deaths: 0,
    operatorPowers: 0,
    distanceBlocks: 0,
    steps: [],
    wallMs: 1,
  }))
  const file = join(directory, `${person}.ndjson`)
  writeFileSync(file, [header, ...trials].map((line) => `${JSON.stringify(line)}\n`).join(''))
  await runCli(['report', file], { directory })
  return join(directory, `${person}-report`, 'leaderboard.json')
}

test('lays the boards of two people side by side, and refuses one that was made better', async () => {
  const files = [await reportOf('ada', 2), await reportOf('grace', 3)]
  const { code, said } = await runCli(['compare', ...files], { directory })
  expect(code).toBe(0)
  const [, , , , first, second] = said.split('\n')
  expect(first).toMatch(/^\| 2 \| full \| agent voyager, model grace \| 3\/4, 75 % \| .* \| commit grace \| /)
  expect(second).toMatch(/^\| 1 \| full \| agent voyager, model ada \| 2\/4, 50 % \| .* \| commit ada \| /)
  expect(said).toContain(`(1) ${files[0]}\n(2) ${files[1]}`)
  const [forged = ''] = files
  writeFileSync(forged, readFileSync(forged, 'utf8').replace('"solved": 2', '"solved": 4'))
  const refused = await runCli(['compare', ...files], { directory })
  expect(refused).toMatchObject({
    code: 3,
    complaint: expect.stringMatching(
      /^The entry full of [^\n]*leaderboard\.json was changed after it was written: [^\n]*$/,
    ),
  })
})

test('as JSON, a line for each board', async () => {
  const file = await reportOf('joan', 4)
  const { said } = await runCli(['compare', file, '--json'], { directory })
  expect(JSON.parse(said)).toMatchObject({ type: 'leaderboard', file, entries: [{ solved: 4, n: 4 }] })
})
