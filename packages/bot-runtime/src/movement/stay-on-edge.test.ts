import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { stayOnEdge } from './stay-on-edge.ts'

/** Where a body ends that is set from one place to another; the floor lies at 63 and ends at z = 0. */
function end(from: Vec3, { to, onGround = true }: { readonly to: Vec3; readonly onGround?: boolean }): Vec3 {
  const bot = fakeBot({
    blockAt: ({ y, z }: Vec3) => ({ boundingBox: y < 64 && z >= 0 ? 'block' : 'empty' }),
    entity: { position: from.clone(), onGround },
  })
  stayOnEdge(bot, () => {
    bot.entity.position.x = to.x
    bot.entity.position.z = to.z
  })
  return bot.entity.position
}

const leaning = new Vec3(0.5, 64, -0.1)

test('a body that leans over an edge is not set into the air', () => {
  expect(end(leaning, { to: new Vec3(0.5, 64, -0.5) })).toEqual(leaning)
})

test('a body is set back to the middle of a cell that carries it, and left alone in a fall', () => {
  const middle = new Vec3(0.5, 64, 0.5)
  expect(end(new Vec3(0.5, 64, 0.1), { to: middle })).toEqual(middle)
  const falling = new Vec3(0.5, 64, -0.5)
  expect(end(leaning, { to: falling, onGround: false })).toEqual(falling)
})
