import pathfinderPackage from 'mineflayer-pathfinder'
import { expect, test } from 'vitest'
import { onWholeCells } from './on-whole-cells.ts'

const { GoalBlock } = pathfinderPackage.goals
type Node = Parameters<InstanceType<typeof GoalBlock>['isEnd']>[0]
// Goals read the coordinates of a node only.
const node = (x: number, y: number, z: number): Node => ({ x, y, z }) as unknown as Node

test('a node that was moved to the middle of its cell is the goal still', () => {
  const goal = onWholeCells(new GoalBlock(8, 150, -4))
  expect(goal.isEnd(node(8, 150, -4))).toBe(true)
  expect(goal.isEnd(node(8.5, 150, -3.5))).toBe(true)
  expect(goal.isEnd(node(8.5, 150, -4.5))).toBe(false)
  expect(goal.isEnd(node(7, 150, -4))).toBe(false)
})

test('it goes with the goal, which may move', () => {
  const goal = new GoalBlock(8, 150, 4)
  const seen = onWholeCells(goal)
  goal.x = 9
  expect(seen.isEnd(node(9.5, 150, 4.5))).toBe(true)
  expect(seen.heuristic(node(9, 150, 4))).toBe(0)
})
