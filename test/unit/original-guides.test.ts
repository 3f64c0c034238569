import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** The cells of a guide's table rows whose first cell fits. */
function rowsOf(guide: string, first: RegExp): readonly (readonly string[])[] {
  return readFileSync(join(root, 'docs', 'guides', guide), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell))
}

const bugs = rowsOf('original-bugs.md', /^B-\d\d$/)

test('the guide names all fifty bugs of the original, in order', () => {
  const numbers = Array.from({ length: 50 }, (_nothing, index) => `B-${String(index + 1).padStart(2, '0')}`)
  expect(bugs.map(([number]) => number)).toEqual(numbers)
})

describe('the test that looks at', () => {
  test.each(bugs.map((cells) => ({ number: cells[0], evidence: cells.at(-1) ?? '' })))(
    '$number is there',
    ({ evidence }) => {
      if (evidence.startsWith('Note: ')) return
      const named = [...evidence.matchAll(/`([\w-]+)\/([\w./-]+)` "([^"]+)"/g)]
      expect(named).not.toEqual([])
      for (const [, name = '', path = '', title = ''] of named) {
        const file = join(root, 'packages', name, 'src', path)
        expect(existsSync(file), file).toBe(true)
        expect(readFileSync(file, 'utf8')).toContain(title)
      }
    },
  )
})

test('only faults of parts that do not exist here have no test', () => {
  const notes = bugs.filter((cells) => cells.at(-1)?.startsWith('Note: ')).map(([number]) => number)
  expect(notes).toEqual(['B-03', 'B-27', 'B-28', 'B-43', 'B-44'])
})

test('the guide names all thirty options of the original once', () => {
  const options = rowsOf('original-options.md', /^`\w+`$/).map(([option]) => option)
  expect([options.length, new Set(options).size]).toEqual([30, 30])
})
