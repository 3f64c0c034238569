import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { blockAroundHead } from './free-head.ts'

type Shape = readonly [number, number, number, number, number, number]

function headIn(name: string, ...shapes: readonly Shape[]) {
  const boundingBox = shapes.length === 0 ? 'empty' : 'block'
  const bot = {
    entity: { position: new Vec3(0.5, 64, 0.5) },
    blockAt: () => ({ name, boundingBox, diggable: true, shapes }),
  }
  // A bot and its blocks are far larger than what is asked of them here.
  return blockAroundHead(bot as unknown as Parameters<typeof blockAroundHead>[0])?.name
}

test.each(['sand', 'gravel', 'stone', 'red_concrete_powder'])('a head in %s is stuck', (name) => {
  expect(headIn(name, [0, 0, 0, 1, 1, 1])).toBe(name)
})

test.each<[string, Shape?]>([
  ['ladder', [0.8125, 0, 0, 1, 1, 1]],
  ['oak_door', [0, 0, 0, 0.1875, 1, 1]],
  ['oak_door', [0, 0, 0.8125, 1, 1, 1]],
  ['oak_trapdoor', [0, 0, 0, 1, 1, 0.1875]],
  ['iron_bars', [0.4375, 0, 0.4375, 0.5625, 1, 0.5625]],
  ['oak_fence', [0.375, 0, 0.375, 0.625, 1.5, 0.625]],
  ['chest', [0.0625, 0, 0.0625, 0.9375, 0.875, 0.9375]],
  ['oak_slab', [0, 0, 0, 1, 0.5, 1]],
  ['air'],
])('a head in the cell of %s %j is free', (name, shape) => {
  expect(headIn(name, ...(shape === undefined ? [] : [shape]))).toBeUndefined()
})
