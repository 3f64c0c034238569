import { expect, test } from 'vitest'
import type { Move } from 'mineflayer-pathfinder'
import { ReachBlocksGoal } from './reach-blocks-goal.ts'

// Goals read only the coordinates of a node.
const node = (x: number, y: number, z: number): Move => ({ x, y, z }) as Move
const open = { isOpen: () => true }

test('ends where a target is in reach', () => {
  const goal = new ReachBlocksGoal([{ x: 3, y: 64, z: 0 }], open)
  expect([goal.isEnd(node(0, 64, 0)), goal.isEnd(node(-3, 64, 0))]).toEqual([true, false])
})

test('ends beside a buried target, because the way there is dug free', () => {
  const goal = new ReachBlocksGoal([{ x: 1, y: 10, z: 0 }], { isOpen: () => false, buried: true })
  expect([goal.isEnd(node(0, 10, 0)), goal.isEnd(node(-1, 10, 0))]).toEqual([true, false])
})

test('respects the extra condition', () => {
  const goal = new ReachBlocksGoal([{ x: 1, y: 64, z: 0 }], { ...open, accept: () => false })
  expect(goal.isEnd(node(0, 64, 0))).toBe(false)
})

test('estimates by the nearest target', () => {
  const near = { x: 10, y: 64, z: 0 }
  const both = new ReachBlocksGoal([{ x: 30, y: 64, z: 0 }, near], open)
  expect(both.heuristic(node(0, 64, 0))).toBe(new ReachBlocksGoal([near], open).heuristic(node(0, 64, 0)))
})

test('counts a tunnel along the axes', () => {
  const goal = new ReachBlocksGoal([{ x: 4, y: 8, z: 3 }], { ...open, buried: true, weight: 1 })
  expect(goal.heuristic(node(0, 10, 0))).toBe(8)
})
