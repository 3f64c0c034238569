import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderFigures } from '../../docs/generate/write-figures.ts'

test('the first page shows what lives were measured, and leaves out what was not', () => {
  const row = { measure: 'items in 2 world hours', loaded: '180 [170, 190]', 'n loaded': 3, 'n exposed': 0 }
  const learn = { name: 'learn', machine: { commit: 'abc' }, rows: [row, { measure: 'second life' }] }
  const text = renderFigures({ machine: { commit: 'older' }, benchmarks: [learn] })
  expect(text).toMatch(/items in 2 world hours\s+\| 180 \[170, 190\]\s+\| 3\s+\| -\s+\| 0/)
  expect(text).not.toContain('second life')
  expect(text).toContain('at commit `abc`')
})

test('the kept benchmarks have figures for the first page', () => {
  const file = join(import.meta.dirname, '../../docs/data/benchmarks.json')
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof renderFigures>[0] // our own file
  expect(renderFigures(kept).split('\n').length).toBeGreaterThan(5)
})
