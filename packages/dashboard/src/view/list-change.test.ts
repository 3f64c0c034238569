import { expect, test } from 'vitest'
import { changeOfList, withListChange } from './list-change.ts'

const [one, two, three, four] = [1, 2, 3, 4].map((number) => ({ number }))

test.each([
  ['grown at its end', [one, two], [one, two, three], [{ from: 0, count: 2 }, { add: [three] }]],
  ['cut at its beginning', [one, two, three], [two, three, four], [{ from: 1, count: 2 }, { add: [four] }]],
  [
    'changed in its middle',
    [one, two, three],
    [one, four, three],
    [{ from: 0, count: 1 }, { add: [four] }, { from: 2, count: 1 }],
  ],
  [
    'in another order',
    [one, two, three],
    [one, three, two],
    [
      { from: 0, count: 1 },
      { from: 2, count: 1 },
      { from: 1, count: 1 },
    ],
  ],
  ['made empty', [one], [], undefined],
  ['all new', [one], [two, three], undefined],
])('a list %s is told by what is new, and comes out the same', (_how, before, after, change) => {
  expect(changeOfList(before, after)).toEqual(change)
  if (change !== undefined) expect(withListChange(before, JSON.parse(JSON.stringify(change)))).toEqual(after)
})
