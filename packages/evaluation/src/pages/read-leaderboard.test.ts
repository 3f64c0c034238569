import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeResults } from '../testing/make-results.ts'
import { makeTrial, makeUnsolved } from '../testing/make-trial.ts'
import type { EvaluationResults } from '../results/read-results.ts'
import { leaderboardOf } from './leaderboard.ts'
import { readLeaderboard } from './read-leaderboard.ts'
import { renderLeaderboards } from './render-leaderboards.ts'
import { writePages } from './write-pages.ts'

async function writeBoard(results: EvaluationResults): Promise<string> {
  const directory = join(await mkdtemp(join(tmpdir(), 'board-')), 'report')
  await writePages(directory, results)
  return join(directory, 'leaderboard.json')
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

const seeds = [1, 2, 3, 4]
const mine = makeResults(seeds.map((seed) => makeTrial({ seed, condition: 'full' })))
const theirs = makeResults(
  seeds.map((seed) => (seed < 4 ? makeTrial : makeUnsolved)({ seed, condition: 'theirs' })),
  { code: { commit: 'ba9876543210' } },
)

test('two boards of one suite stand in one table, best first, with what each rests on', async () => {
  const files = [await writeBoard(theirs), await writeBoard(mine)]
  const [title, , , , best, next, ...rest] = renderLeaderboards(
    await Promise.all(files.map(readLeaderboard)),
  ).split('\n')
  expect(title).toBe('small version 1 (abcdef01)')
  expect(best).toMatch(
    /^\| 2 \| full \| – \| 4\/4, 100 % \| 51 to 100 % \| – \| 1 to 4 \| loaded \| commit 0123456789ab \| \w{12} \|$/,
  )
  expect(next).toMatch(
    /^\| 1 \| theirs \| – \| 3\/4, 75 % \| 30 to 95 % \| – \| 1 to 4 \| loaded \| commit ba9876543210 \| \w{12} \|$/,
  )
  expect(rest).toEqual([])
})

test('another version of a suite has a table of its own', () => {
  const newer = makeResults([makeTrial()], {
    suite: { ...mine.suite, version: 2, hash: '0123456789abcdef' },
  })
  const text = renderLeaderboards([leaderboardOf(mine), leaderboardOf(newer)])
  expect(text.match(/^small version \d/gm)).toEqual(['small version 2', 'small version 1'])
})

test('lives without a goal are told by their items', () => {
  const lives = [...seeds, 5].map((seed) => makeTrial({ seed, status: 'measured' }))
  expect(renderLeaderboards([leaderboardOf(makeResults(lives))])).toContain('| – | – | 1 (1 to 1) |')
})

test('refuses a board that was changed, by the condition', async () => {
  const file = await writeBoard(theirs)
  await edit(file, '"solved": 3', '"solved": 4')
  await expect(readLeaderboard(file)).rejects.toMatchObject({
    problem: 'changed',
    message: `The entry theirs of ${file} was changed after it was written: its signature is not its own; ask for the file as voyager report wrote it.`,
  })
})

test('refuses a board whose results lie beside it and are others', async () => {
  const file = await writeBoard(theirs)
  await edit(join(dirname(file), 'results.json'), '"status": "unsolved"', '"status": "solved"')
  await expect(readLeaderboard(file)).rejects.toMatchObject({
    problem: 'changed',
    message: expect.stringMatching(
      /results\.json beside .* holds other results than the entry theirs rests on/,
    ),
  })
  await rm(join(dirname(file), 'results.json'))
  await expect(readLeaderboard(file)).resolves.toHaveLength(1)
})

test.each([
  ['{}', 'damaged', /holds no leaderboard/],
  ['[{"condition":"full"}]', 'damaged', /holds no leaderboard/],
  ['no JSON', 'damaged', /holds no leaderboard/],
])('refuses a file that holds %j', async (text, problem, message) => {
  const file = join(await mkdtemp(join(tmpdir(), 'board-')), 'leaderboard.json')
  await writeFile(file, text)
  await expect(readLeaderboard(file)).rejects.toMatchObject({
    problem,
    message: expect.stringMatching(message),
  })
})

test('tells of a board that is not there', async () => {
  await expect(readLeaderboard('nowhere.json')).rejects.toMatchObject({ problem: 'missing' })
})
