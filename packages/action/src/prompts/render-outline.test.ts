import { expect, test } from 'vitest'
import { renderOutline } from './render-outline.ts'

const outline = (name: string, description: string) => ({ name, description })

test('one line each, with its record when there is one', () => {
  const used = { ...outline('mineOneLog', 'Mines a log.'), record: { successes: 3, failures: 1 } }
  const unused = { ...outline('killPig', 'Kills\na pig.'), record: { successes: 0, failures: 0 } }
  expect(renderOutline([used, unused, outline('a', 'b')])).toMatchInlineSnapshot(`
    "More, called with bot alone:
    mineOneLog: Mines a log. (worked 3 of 4)
    killPig: Kills a pig.
    a: b"
  `)
})

test('thirty lines at most, each of a bounded length', () => {
  const lines = renderOutline(Array.from({ length: 99 }, (_, index) => outline(`s${index}`, 'x'.repeat(999))))
  expect(lines.split('\n')).toHaveLength(31)
  expect(Math.max(...lines.split('\n').map((line) => line.length))).toBeLessThan(180)
})
