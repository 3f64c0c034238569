import { expect, test } from 'vitest'
import type { Move } from 'mineflayer-pathfinder'
import { goalInDirection } from './goal-in-direction.ts'
import { WeightedNearGoal } from './weighted-near-goal.ts'

const from = { x: 0, y: 64, z: 0 }
// Goals read only the coordinates of a node.
const node = (x: number, y: number, z: number): Move => ({ x, y, z }) as Move

test('goes level for a level direction', () => {
  const goal = goalInDirection(from, { x: 1, y: 0, z: 0 }, { distance: 20, failures: 0, heading: 0 })
  expect([goal.isEnd(node(20, 80, 0)), goal.isEnd(node(0, 64, 0))]).toEqual([true, false])
})

test('falls no steeper than it goes forward when it digs down in a level direction', () => {
  const goal = goalInDirection(from, { x: 1, y: -1, z: 0 }, { distance: 20, failures: 0, heading: 0 })
  expect(goal).toBeInstanceOf(WeightedNearGoal)
  expect(goal).toMatchObject({ point: { x: 12, y: 52, z: 0 } })
})

test.each([1, -1])('goes straight up or down (%i), and on a slope after a leg that got nowhere', (y) => {
  const direction = { x: 0, y, z: 0 }
  const points = [0, 1].map((failures) =>
    goalInDirection(from, direction, { distance: 20, failures, heading: 0 }),
  )
  expect(points[0]).toMatchObject({ point: { x: 0, y: 64 + 12 * y, z: 0 } })
  expect(points[1]).not.toMatchObject({ point: { x: 0 } })
})

test('turns aside after a leg that got nowhere', () => {
  const goal = goalInDirection(from, { x: 1, y: 0, z: 0 }, { distance: 20, failures: 1, heading: 0 })
  expect(goal.isEnd(node(20, 64, 0))).toBe(false)
})

test('keeps its height under ground, a cave up and down', () => {
  const goal = goalInDirection(
    { x: 0, y: 12, z: 0 },
    { x: 1, y: 0, z: 0 },
    { distance: 20, failures: 0, heading: 0, height: 12 },
  )
  const ends = [12, 16, 20].map((y) => goal.isEnd(node(20, y, 0)))
  expect(ends).toEqual([true, true, false])
})

test('goes down to the lowest height and no further', () => {
  const deep = { x: 0, y: -52, z: 0 }
  const goal = goalInDirection(
    deep,
    { x: 1, y: -1, z: 0 },
    { distance: 20, failures: 0, heading: 0, lowest: -58 },
  )
  expect(goal).toMatchObject({ point: { x: 12, y: -58, z: 0 } })
})
