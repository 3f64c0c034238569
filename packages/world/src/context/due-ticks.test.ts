import { expect, test } from 'vitest'
import { createDueTicks } from './due-ticks.ts'
import type { Place } from './position.ts'
import type { WorldContext } from './world-context.ts'

const at = (x: number): Place => ({ x, y: 64, z: 0, dimension: 'overworld' })
// The agenda asks nothing of the world.
const world = {} as WorldContext

test('what has come is taken out once, in the order in which it was set', () => {
  const due = createDueTicks()
  due.set(at(1), 5)
  due.set(at(2), 9)
  due.set(at(3), 4)
  expect([...due.take(5)]).toEqual([at(1), at(3)])
  expect([...due.take(5)]).toEqual([])
  expect(due.has(at(1))).toBe(false)
  expect(due.has(at(2))).toBe(true)
})

test('who stops taking leaves the rest for later', () => {
  const due = createDueTicks()
  for (const x of [1, 2, 3]) due.set(at(x), 0)
  for (const place of due.take(0)) if (place.x === 1) break
  expect([...due.take(0)]).toEqual([at(2), at(3)])
})

test('what has come stays in where it is only looked at, until it is set anew or deleted', () => {
  const due = createDueTicks()
  due.set(at(1), 0)
  due.set(at(2), 0)
  expect([...due.come(0)]).toEqual([at(1), at(2)])
  due.set(at(1), 8)
  due.delete(at(2))
  expect([...due.come(0)]).toEqual([])
})

test('an agenda comes back as it was saved, in place of what there was', () => {
  const due = createDueTicks()
  due.set(at(1), 7)
  const saved = due.kept.save(world)
  const other = createDueTicks()
  other.set(at(2), 1)
  other.kept.read(saved)(world)
  expect([...other.take(7)]).toEqual([at(1)])
  expect(() => due.kept.read([['nowhere', 1]])).toThrow()
})
