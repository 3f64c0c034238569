import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { GoalBreakBlock } from './goal-break-block.ts'

test('is reached where the block is seen', () => {
  const position = new Vec3(1, 64, 0)
  // The goal casts rays only.
  const world = { raycast: () => ({ position }) } as never
  const goal = new GoalBreakBlock(1, 64, 0, { world })
  const isEnd = (x: number): boolean => goal.isEnd(new Vec3(x, 64, 0) as never)
  expect([isEnd(3), isEnd(30)]).toEqual([true, false])
})
