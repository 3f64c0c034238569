import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFigures, readFigures } from '../../bench/keep-figures.ts'
import { figuresOf, trackedFigures } from '../../bench/tracked-figures.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'figures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('figures with a unit are read from the row and column that are tracked, and others are not', () => {
  const rows = [
    { what: 'empty step', figure: '100 ms', target: '250 ms' },
    { what: 'its processor time', figure: '31.7 ms' },
  ]
  expect(figuresOf('step', rows)).toEqual([{ label: 'empty step, ms', value: 100 }])
  expect(figuresOf('step', [{ what: 'empty step', figure: 'no figure' }])).toEqual([])
  expect(figuresOf('home', rows)).toEqual([])
})

test('every commit has one value of a figure, the newest', () => {
  const file = join(folder, 'figures.ndjson')
  const [{ label } = { label: '' }] = trackedFigures
  const one = { label, commit: 'a', date: '2026-01-01', value: 60 }
  expect(readFigures(file)).toEqual([])
  keepFigures(file, [one])
  keepFigures(file, [{ ...one, commit: 'b', value: 50 }])
  keepFigures(file, [{ ...one, value: 61 }])
  expect(readFigures(file).map(({ commit, value }) => [commit, value])).toEqual([
    ['b', 50],
    ['a', 61],
  ])
})
