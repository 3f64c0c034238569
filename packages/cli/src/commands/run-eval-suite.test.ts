import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashSuite, parseSuite } from '@voyager-mc/evaluation'
import { expect, test } from 'vitest'
import { describeCode } from '../evaluation/describe-code.ts'
import { runCli, type CliOutcome } from '../testing/run-cli.ts'

const directory = mkdtempSync(join(tmpdir(), 'eval-suite-'))
const goal = { kind: 'held', items: ['oak_log'], count: 1, by: 'any' }
const task = {
  id: 'log',
  family: 'gather',
  text: 'Mine 1 oak_log',
  start: { seed: 'trial' },
  goal,
  budget: { worldMinutes: 1, attempts: 1 },
}
const written = (overrides: object = {}, version = 1): object => ({
  name: 'small',
  version,
  title: 'Small',
  game: '1.19.4',
  tasks: [{ ...task, ...overrides }],
})

function writeSuite(name: string, suite: unknown): string {
  const file = join(directory, `${name}.json`)
  writeFileSync(file, JSON.stringify(suite))
  return file
}

const measure = (...words: readonly string[]): Promise<CliOutcome> =>
  runCli(['eval', ...words], { directory })

test.each([
  [
    'an unknown item in a goal',
    { goal: { ...goal, items: ['oak_logg'] } },
    'Minecraft 1.19.4 has no item "oak_logg"; did you mean oak_log?',
  ],
  [
    'an unknown item in the inventory',
    { start: { seed: 'trial', inventory: { dimond: 1 } } },
    'Minecraft 1.19.4 has no item "dimond"; did you mean diamond?',
  ],
  [
    'a goal that nothing can reach',
    { goal: { ...goal, items: ['bedrock'] } },
    'bedrock cannot be had in survival: ',
  ],
  [
    'a goal with no room for it',
    { goal: { ...goal, items: ['wooden_sword'], count: 40 } },
    '40 wooden_sword have no room in 36 slots; ask for 36 at most.',
  ],
  [
    'a goal that is met at the start',
    { goal: { ...goal, isTotal: true }, start: { seed: 'trial', inventory: { oak_log: 1 } } },
    '1 oak_log are held at the start; ask for more or give less.',
  ],
  [
    'a start without a seed',
    { start: {} },
    'tasks.0.start.seed is undefined; write "trial" for the seed of each trial, or a whole number of 32 bits for one world.',
  ],
])('refuses a suite with %s in one line', async (name, overrides, complaint) => {
  const file = writeSuite(name.replaceAll(' ', '-'), written(overrides))
  const outcome = await measure(file, '--results', join(directory, 'never.ndjson'))
  expect(outcome).toMatchObject({ code: 2, said: '' })
  expect(outcome.complaint).toContain(complaint)
  expect(outcome.complaint.trim().split('\n')).toHaveLength(1)
})

/** Results of a suite in which everything was played, so that nothing is left to play. */
async function writeResults(name: string, suite: object, seed = 1): Promise<string> {
  const { tasks, ...parsed } = parseSuite(suite)
  const header = {
    type: 'evaluation',
    format: 1,
    suite: { ...parsed, hash: hashSuite({ ...parsed, tasks }), tasks: tasks.length },
    conditions: [{ name: 'full', facts: { agent: 'voyager', taken: 'nothing', model: 'none' } }],
    seeds: [seed],
    code: await describeCode(),
    sight: 'exposed',
    machine: {},
  }
  const figures = {
    attempts: 1,
    ticks: 9,
    deaths: 0,
    operatorPowers: 0,
    distanceBlocks: 0,
    steps: [],
    wallMs: 1,
  }
  const trial = { task: 'log', family: 'gather', condition: 'full', seed, status: 'solved', ...figures }
  const file = join(directory, `${name}.ndjson`)
  writeFileSync(file, `${JSON.stringify(header)}\n${JSON.stringify(trial)}\n`)
  return file
}

test('refuses results of another version of the suite, to go on with, as a baseline and to compare', async () => {
  const now = writeSuite('now', written({}, 2))
  const before = await writeResults('before', written())
  const changed = await writeResults('changed', written({ text: 'Mine an oak_log' }, 2))
  const same = await writeResults('same', written({}, 2))
  const refused =
    /^[^\n]* holds results of the suite small version 1 \(\w{8}\), not of small version 2 \(\w{8}\); [^\n]*$/
  expect(await measure(now, '--seeds', '1', '--results', before)).toMatchObject({
    code: 3,
    complaint: expect.stringMatching(refused),
  })
  const played = [now, '--seeds', '1', '--results', same]
  expect(await measure(...played, '--baseline', before)).toMatchObject({
    code: 3,
    complaint: expect.stringMatching(refused),
  })
  expect(await measure(...played, '--baseline', changed)).toMatchObject({
    code: 3,
    complaint: expect.stringContaining('changed.ndjson holds results of the suite small version 2 ('),
  })
  expect(await measure(...played, '--baseline', same)).toMatchObject({
    code: 0,
    said: expect.stringContaining('; 1 of 1 trials are in both, and fewer than 5 have no interval.'),
  })
  expect(await runCli(['compare', same, before], { directory })).toMatchObject({
    code: 3,
    complaint: expect.stringMatching(refused),
  })
})

test('the results.json of a report is a baseline, is compared and makes a page, as the file of the evaluation does', async () => {
  const suite = writeSuite('reported', written({}, 4))
  const lines = await writeResults('reported-lines', written({}, 4))
  await runCli(['report', lines], { directory })
  const sent = join(directory, 'sent.json')
  copyFileSync(join(directory, 'reported-lines-report', 'results.json'), sent)
  expect(await measure(suite, '--seeds', '1', '--results', lines, '--baseline', sent)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Nothing is worse than the baseline beyond its interval; 1 of 1 trials'),
  })
  expect(await runCli(['compare', sent, lines], { directory })).toMatchObject({
    code: 0,
    said: expect.stringContaining('Every trial that both have is the same in both, step by step.'),
  })
  expect(await runCli(['report', sent], { directory })).toMatchObject({
    code: 0,
    said: expect.stringContaining(join(directory, 'sent-report', 'index.html')),
  })
})

test('refuses a baseline and a comparison of which no trial pairs, where nothing could be said', async () => {
  const now = writeSuite('unpaired', written({}, 3))
  const first = await writeResults('seed-one', written({}, 3))
  const second = await writeResults('seed-two', written({}, 3), 2)
  const refused =
    /^[^\n]*seed-two\.ndjson holds no trial of the other evaluation: it has 1 seeds from 2 of full; play the same seeds and conditions\.\n?$/
  const unpaired = { code: 3, complaint: expect.stringMatching(refused) }
  const played = [now, '--seeds', '1', '--results', first]
  expect(await measure(...played, '--baseline', second)).toMatchObject(unpaired)
  expect(await runCli(['compare', first, second], { directory })).toMatchObject(unpaired)
})
