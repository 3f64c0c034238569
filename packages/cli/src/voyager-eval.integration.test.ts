import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readResults } from '@voyager-mc/evaluation'
import { expect, test } from 'vitest'
import { runCli } from './testing/run-cli.ts'

const directory = mkdtempSync(join(tmpdir(), 'voyager-eval-'))
const start = { seed: 'trial', clearing: 5 }
const suite = {
  name: 'planks',
  version: 1,
  title: 'Planks',
  game: '1.19.4',
  tasks: [
    {
      id: 'planks',
      family: 'craft',
      text: 'Craft 4 oak_planks',
      start: { ...start, inventory: { oak_log: 1 } },
      goal: { kind: 'held', items: ['oak_planks'], count: 4, by: 'any' },
      budget: { worldMinutes: 2, attempts: 2 },
    },
    {
      id: 'not-understood',
      family: 'craft',
      text: 'Sing 1 song',
      start,
      goal: { kind: 'held', items: ['stick'], count: 1, by: 'any' },
      budget: { worldMinutes: 1, attempts: 1 },
    },
  ],
}

test('measures a suite in real worlds, finds the same again, and a baseline it fell behind', async () => {
  // One that is tried again must not find what it has played before.
  const place = mkdtempSync(join(directory, 'again-'))
  const file = join(place, 'suite.json')
  writeFileSync(file, JSON.stringify(suite))
  const measure = (name: string, ...words: readonly string[]): ReturnType<typeof runCli> =>
    runCli(['eval', file, '--seeds', '4', '--results', join(place, name), ...words], { directory })
  const first = await measure('one.ndjson')
  expect(first).toMatchObject({ code: 0, complaint: '' })
  expect(first.said).toContain('planks, full, seed 4: solved, 1 attempts')
  expect(first.said).toMatch(/not-understood, full, seed 4: unsolved: .*no known verb/)
  expect(first.said).toContain(
    '| all | 1/2, 50 % (9 to 91) |\n\nIn brackets: Wilson’s 95 % interval of the share.',
  )
  const again = await measure('two.ndjson', '--at-once', '1', '--baseline', join(place, 'one.ndjson'))
  expect(again).toMatchObject({ code: 0, complaint: '' })
  expect(again.said).toContain(
    'Nothing is worse than the baseline beyond its interval; 2 of 2 trials are in both, and fewer than 5 have no interval.',
  )
  const hash = /hash (\w{12})\./
  expect(hash.exec(again.said)?.[1]).toBe(hash.exec(first.said)?.[1])
  const trials = readFileSync(join(place, 'two.ndjson'), 'utf8').split('\n')
  expect(trials).toHaveLength(4)
})

const pickaxe = {
  id: 'pickaxe',
  family: 'craft',
  text: 'Craft 1 wooden_pickaxe',
  lessons: ['Craft 1 crafting_table'],
  start: {
    ...start,
    blocks: [{ block: 'oak_log', at: { x: 3, y: 0, z: 2 }, to: { x: 3, y: 4, z: 2 } }],
    mobs: [{ mob: 'pig', at: { x: -3, y: 0, z: 2 } }],
  },
  goal: { kind: 'held', items: ['wooden_pickaxe'], count: 1, by: 'any' },
  budget: { worldMinutes: 10, attempts: 8 },
}

test('a model with known faults plays lessons and a task the same again, its mistakes included', async () => {
  const file = join(directory, 'lessons.json')
  writeFileSync(file, JSON.stringify({ ...suite, name: 'lessons', tasks: [pickaxe] }))
  const measure = (name: string, ...words: readonly string[]): ReturnType<typeof runCli> =>
    runCli(['eval', file, ...words, '--fault-rates', '0.3', '--results', join(directory, name)], {
      directory,
    })
  const outcomes = [
    await measure('faults.ndjson', '--seeds', '2,3'),
    await measure('again.ndjson', '--seeds', '3', '--at-once', '1'),
  ]
  expect(outcomes.map(({ code, complaint }) => [code, complaint])).toEqual([
    [0, ''],
    [0, ''],
  ])
  const results = await Promise.all(
    ['faults.ndjson', 'again.ndjson'].map((name) => readResults(join(directory, name))),
  )
  const [first, again] = results.map(({ trials }) => trials.map(({ wallMs: _differs, ...trial }) => trial))
  // Alone it plays as it did beside another trial.
  expect(first?.map(({ seed }) => seed).toSorted()).toEqual([2, 3])
  expect(again).toEqual(first?.filter(({ seed }) => seed === 3))
  // Faults were made: the lesson and the task take a program each.
  expect(again?.some(({ attempts }) => attempts > 2)).toBe(true)
})
