import { expect, test } from 'vitest'
import { createExploredLand } from './explored-land.ts'

const from = { x: 8, y: 64, z: 8 }
const east = { x: 1, z: 0 }

test('leads to the nearest column beyond what was looked at, in the direction asked for', () => {
  const land = createExploredLand()
  land.note(from, 'overworld')
  expect(land.frontier({ from, dimension: 'overworld', direction: east })).toEqual({ x: 40, z: 8 })
  for (let x = 8; x < 80; x += 16) land.note({ ...from, x }, 'overworld')
  const next = land.frontier({ from, dimension: 'overworld', direction: east })
  expect(next?.z).not.toBe(8)
})

test('never turns back', () => {
  const land = createExploredLand()
  for (let x = 0; x < 400; x += 16)
    for (let z = -400; z < 400; z += 16) land.note({ x, y: 0, z }, 'overworld')
  expect(land.frontier({ from, dimension: 'overworld', direction: east })).toBeUndefined()
  expect(land.frontier({ from, dimension: 'overworld', direction: { x: -1, z: 0 } })?.x).toBeLessThan(0)
})

test('keeps the land of dimensions apart, and knows no frontier above or below', () => {
  const land = createExploredLand()
  land.note(from, 'overworld')
  expect(land.frontier({ from, dimension: 'the_nether', direction: east })).toEqual({ x: 24, z: 8 })
  expect(land.frontier({ from, dimension: 'overworld', direction: { x: 0, z: 0 } })).toBeUndefined()
})
