import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chosenConditions } from '../../bench/learn/conditions.ts'
import { addLifeRow, readLifeRows, type LifeRow } from '../../bench/learn/life-rows.ts'
import { tabulateTargets } from '../../bench/learn/tabulate-targets.ts'

let file: string
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'lives-')), 'lives.ndjson')
})
afterEach(() => rm(join(file, '..'), { recursive: true, force: true }))

function life(row: Partial<LifeRow>, result: Partial<LifeRow['result']> = {}): LifeRow {
  return {
    condition: 'first life',
    seed: 1,
    sight: 'exposed',
    minutes: 120,
    commit: 'abc',
    ...row,
    result: {
      isOver: true,
      items: 100,
      deaths: 1,
      attempts: 80,
      worldMinutes: 120,
      programs: 80,
      callingPrograms: 60,
      operatorCommands: 0,
      residentMb: 500,
      cpuMs: 1,
      wallMs: 1,
      end: 'the end',
      milestones: {},
      lastFailures: [],
      ...result,
    },
  }
}

/** The cells of one line of the table at sight exposed: figure, lives, target and whether it is reached. */
function cells(rows: readonly LifeRow[], measure: RegExp): readonly unknown[] {
  const row = tabulateTargets(rows).find((each) => measure.test(String(each['measure'])))
  return [row?.['exposed'], row?.['n exposed'], row?.['target exposed']]
}

test('the table has a line for each target and each ability left out, also before anything was played', () => {
  const table = tabulateTargets([])
  expect(table.map(({ measure }) => measure)).toHaveLength(11)
  for (const row of table)
    expect(row).toMatchObject({ loaded: '-', exposed: '-', 'n loaded': 0, 'n exposed': 0 })
})

test('a life without the pickaxe counts as longer than any, and lives of the other sight do not count', () => {
  const rows = [
    life({ seed: 1 }, { diamondPickaxe: 9 }),
    life({ seed: 2 }),
    life({ seed: 3, until: 'diamond_pickaxe', minutes: 20 }, { diamondPickaxe: 14 }),
    life({ seed: 4, sight: 'loaded' }),
  ]
  expect(cells(rows, /^diamond/)).toEqual(['2 of 3', 3, '18 of 20 so far no'])
  expect(cells(rows, /^world minutes/)).toEqual([expect.stringMatching(/^14/), 3, 'at most 15 so far yes'])
  const twoOfThree = [...rows.slice(0, 2), life({ seed: 5 })]
  expect(cells(twoOfThree, /^world minutes/)).toEqual([
    expect.stringMatching(/^not reached/),
    3,
    'at most 15 so far no',
  ])
})

test('twenty lives are enough to say so', () => {
  const rows = Array.from({ length: 20 }, (_, seed) => life({ seed }, seed < 18 ? { diamondPickaxe: 9 } : {}))
  expect(cells(rows, /^diamond/)).toEqual(['18 of 20', 20, '18 of 20 yes'])
})

test('lives that an item has ended say nothing of deaths and items', () => {
  const short = life({ until: 'diamond_pickaxe' }, { items: 9, deaths: 9 })
  expect(cells([short], /^items/)).toEqual(['-', 0, 'at least 100'])
  expect(cells([short, life({ seed: 2 })], /^items/)).toEqual(['100', 1, 'at least 100 so far yes'])
  expect(cells([short, life({ seed: 2 })], /^deaths/)).toEqual(['2', 1, 'at most 3 so far yes'])
})

test('second lives and ablations are compared seed by seed with the first life of the same length', () => {
  const rows = [
    life({ seed: 1 }, { items: 100 }),
    life({ seed: 2 }, { items: 50 }),
    life({ seed: 1, condition: 'second life' }, { items: 130 }),
    life({ seed: 2, condition: 'second life' }, { items: 60, callingPrograms: 20 }),
    life({ seed: 3, condition: 'second life' }, { items: 900 }),
    life({ seed: 1, condition: 'without memory' }, { items: 90 }),
    life({ seed: 2, condition: 'without memory', minutes: 30 }, { items: 90 }),
  ]
  expect(cells(rows, /^second life/)).toEqual(['25', 2, 'at least 25 so far yes'])
  expect(cells(rows, /^programs/)).toEqual([expect.stringMatching(/^75/), 3, 'at least 50 so far yes'])
  expect(cells(rows, /^without memory/)).toEqual(['-10', 1, 'below 0 so far yes'])
})

test('lives are kept a line each; the last one of a name counts, and half a line at the end is left out', async () => {
  expect(await readLifeRows(file)).toEqual([])
  await addLifeRow(file, life({ seed: 1 }, { items: 1 }))
  await addLifeRow(file, life({ seed: 2 }))
  await addLifeRow(file, life({ seed: 1 }, { items: 7 }))
  await appendFile(file, '{"condition":"fir')
  expect((await readLifeRows(file)).map(({ seed, result }) => [seed, result.items])).toEqual([
    [1, 7],
    [2, 100],
  ])
})

test('a line that is no life is named', async () => {
  await addLifeRow(file, life({}))
  await appendFile(file, '{"seed":1}\n')
  await expect(readLifeRows(file)).rejects.toThrow(/^Line 2 of .*lives\.ndjson is no life/)
})

test('conditions are chosen by name, and one that is unknown is told with those there are', () => {
  expect(chosenConditions(undefined)).toHaveLength(7)
  expect(chosenConditions('none')).toEqual([])
  expect(chosenConditions('second life, without skills').map(({ name }) => name)).toEqual([
    'second life',
    'without skills',
  ])
  expect(() => chosenConditions('third life')).toThrow(/no condition "third life".*first life/)
})

test('what a second life lacks is compared with the second life of the same world', () => {
  const rows = [
    life({}, { items: 100 }),
    life({ condition: 'second life' }, { items: 150 }),
    life({ condition: 'second life without experience' }, { items: 120 }),
  ]
  expect(cells(rows, /^second life without experience, .* against second/)).toEqual([
    expect.stringMatching(/^-20/),
    1,
    'below 0 so far yes',
  ])
})
