import { expect, test } from 'vitest'
import { createSeenLand } from './seen-land.ts'

test('a look through a cell shows the cell and the six around it, and no other', () => {
  const land = createSeenLand()
  land.note(-1, -64, 16)
  const seen = [-2, -1, 0, 1].flatMap((x) =>
    [-66, -65, -64, -63].flatMap((y) =>
      [15, 16, 17].flatMap((z) => (land.has(x, y, z) ? [`${x} ${y} ${z}`] : [])),
    ),
  )
  expect(seen.toSorted()).toEqual(
    ['-1 -64 16', '-1 -65 16', '-1 -63 16', '-2 -64 16', '0 -64 16', '-1 -64 15', '-1 -64 17'].toSorted(),
  )
})

test.for([
  [0, 64, 0],
  [15, 319, 15],
  [16, -64, -16],
  [-30_000_000, 0, 29_999_999],
])('keeps %s %s %s apart from cells of other sections', ([x = 0, y = 0, z = 0]) => {
  const land = createSeenLand()
  land.note(x, y, z)
  expect(land.has(x, y, z)).toBe(true)
  for (const [dx, dy, dz] of [
    [16, 0, 0],
    [0, 16, 0],
    [0, 0, 16],
    [-16, 0, 16],
    [0, -16, 0],
  ] as const)
    expect(land.has(x + dx, y + dy, z + dz)).toBe(false)
})

test('forgets the land seen longest ago when there is too much of it', () => {
  const land = createSeenLand()
  land.note(0, 64, 0)
  for (let section = 1; section <= 8192; section += 1) land.note(section * 16, 64, 0)
  expect([land.has(0, 64, 0), land.has(16, 64, 0), land.has(8192 * 16, 64, 0)]).toEqual([false, true, true])
})
