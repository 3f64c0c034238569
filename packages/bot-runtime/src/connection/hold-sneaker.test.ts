import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { containPhysics } from './contain-physics.ts'

// The floor ends at z = 1; a wall stands along it and beyond it, from x = 1 on.
const blockAt = ({ x, y, z }: Vec3) => ({
  boundingBox: x >= 1 || (y < 64 && z < 1) ? 'block' : 'empty',
})

interface Step {
  readonly from: readonly [x: number, z: number]
  readonly by: readonly [x: number, z: number]
  readonly sneak?: boolean
  readonly jump?: boolean
  readonly back?: boolean
  readonly forward?: boolean
  readonly isInWater?: boolean
  /** Whether a path is at setting a block. */
  readonly isBuilding?: boolean
}

/** Where a tick ends that would carry a body so far. */
function end({
  from: [x, z],
  by,
  sneak = true,
  jump = false,
  back = false,
  forward = false,
  isBuilding = false,
  isInWater = false,
}: Step): readonly [x: number, z: number] {
  const pos = new Vec3(x, 64, z)
  const player = {
    pos,
    vel: new Vec3(by[0], 0, by[1]),
    onGround: true,
    isInWater,
    control: { sneak, jump, back, forward },
  }
  const physics = {
    simulatePlayer: () => {
      pos.x += by[0]
      pos.z += by[1]
    },
  }
  containPhysics(fakeBot({ blockAt, physics, pathfinder: { isBuilding: () => isBuilding } }), (error) => {
    throw error
  })
  Reflect.apply(physics.simulatePlayer, physics, [player])
  return [Number(pos.x.toFixed(2)), Number(pos.z.toFixed(2))]
}

const leaning = [0.7, 1.25] as const

test('whoever sneaks along a wall stays on the edge of the floor', () => {
  expect(end({ from: leaning, by: [0, 0.06] })).toEqual(leaning)
  expect(end({ from: leaning, by: [-0.06, 0.06] })).toEqual([0.64, 1.25])
})

test('back onto the floor, walking and jumping, a body moves as it will', () => {
  expect(end({ from: leaning, by: [0, -0.06] })).toEqual([0.7, 1.19])
  expect(end({ from: leaning, by: [0, 0.06], sneak: false, forward: true })).toEqual([0.7, 1.31])
  expect(end({ from: leaning, by: [0, 0.06], jump: true })).toEqual([0.7, 1.31])
})

test('whoever backs to an edge to build is held there when the sneak key is let go between two ticks', () => {
  const backing = { from: leaning, by: [0, 0.08], sneak: false, back: true } as const
  expect(end({ ...backing, isBuilding: true })).toEqual(leaning)
  expect(end(backing)).toEqual([0.7, 1.33])
  expect(end({ ...backing, isBuilding: true, jump: true })).toEqual([0.7, 1.33])
})

test('whoever lets go of all keys does not slide over the edge, but drifts with water', () => {
  const sliding = { from: leaning, by: [0, 0.06], sneak: false } as const
  expect(end(sliding)).toEqual(leaning)
  expect(end({ ...sliding, isInWater: true })).toEqual([0.7, 1.31])
})
