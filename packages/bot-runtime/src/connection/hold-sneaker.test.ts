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
}

/** Where a tick ends that would carry a body so far. */
function end({ from: [x, z], by, sneak = true, jump = false }: Step): readonly [x: number, z: number] {
  const pos = new Vec3(x, 64, z)
  const player = { pos, vel: new Vec3(by[0], 0, by[1]), onGround: true, control: { sneak, jump } }
  const physics = {
    simulatePlayer: () => {
      pos.x += by[0]
      pos.z += by[1]
    },
  }
  containPhysics(fakeBot({ blockAt, physics }), (error) => {
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
  expect(end({ from: leaning, by: [0, 0.06], sneak: false })).toEqual([0.7, 1.31])
  expect(end({ from: leaning, by: [0, 0.06], jump: true })).toEqual([0.7, 1.31])
})
