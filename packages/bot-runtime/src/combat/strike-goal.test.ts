import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { StrikeGoal } from './strike-goal.ts'

/** A creature beside a column, and a bot that reads the blocks; only what the goal reads. */
function scene(isRock: (x: number, z: number) => boolean) {
  const bot = {
    blockAt: ({ x, z }: Vec3) => ({ boundingBox: isRock(x, z) ? 'block' : 'empty' }),
  }
  const pig = { name: 'pig', position: new Vec3(10.5, 64, 1.5), height: 0.9, width: 0.9 }
  // The goal asks a bot for blocks and a creature for place and size only.
  return [bot, pig] as unknown as ConstructorParameters<typeof StrikeGoal>
}

const besideColumn = scene((x, z) => x === 9 && z === 1)

test('a creature is hit from the middle of a cell past the corner of a column', () => {
  expect(new StrikeGoal(...besideColumn).isEnd({ x: 9, y: 64, z: 0 })).toBe(true)
})

test('whoever wants to be sure stands where no corner is in the way, wherever in the cell the walk ends', () => {
  const goal = new StrikeGoal(besideColumn[0], besideColumn[1], { isSure: true })
  expect(goal.isEnd({ x: 9, y: 64, z: 0 })).toBe(false)
  expect(goal.isEnd({ x: 10, y: 64, z: 0 })).toBe(true)
})

test('before the dragon on its perch nobody stands where head and neck hurt', () => {
  const bot = {
    blockAt: ({ y }: Vec3) => ({ boundingBox: y < 63 ? 'block' : 'empty' }),
    registry: { entitiesByName: { ender_dragon: { metadataKeys: ['phase'] } } },
  }
  const [yaw, roar] = [0, 7]
  const dragon = { name: 'ender_dragon', position: new Vec3(0.5, 68, 0.5), yaw, metadata: [roar] }
  // The goal asks a bot for blocks and names, and a dragon for these fields only.
  const goal = new StrikeGoal(...([bot, dragon] as unknown as ConstructorParameters<typeof StrikeGoal>))
  expect(goal.isEnd({ x: 6, y: 63, z: 0 })).toBe(true)
  expect(goal.isEnd({ x: 6, y: 64, z: 0 })).toBe(true)
  expect(goal.isEnd({ x: 6, y: 65, z: 0 })).toBe(false)
  // Under its body.
  expect(goal.isEnd({ x: 1, y: 65, z: 0 })).toBe(true)
})
