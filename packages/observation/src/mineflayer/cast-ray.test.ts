import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { castRay } from './cast-ray.ts'

test('visits the cells of a straight line in order', () => {
  const cells: string[] = []
  const from = { x: 0.5, y: 0.5, z: 0.5 }
  castRay({ from, direction: { x: 1, y: 0, z: 0 }, reachBlocks: 3 }, (...cell) => {
    cells.push(cell.join())
    return false
  })
  expect(cells).toEqual(['1,0,0', '2,0,0', '3,0,0'])
})

test('never jumps over a cell: each one shares a face with the one before', () => {
  const part = fastCheck.double({ min: -1, max: 1, noNaN: true })
  fastCheck.assert(
    fastCheck.property(part, part, part, (x, y, z) => {
      const length = Math.hypot(x, y, z)
      if (length < 0.01) return true
      const direction = { x: x / length, y: y / length, z: z / length }
      let last = [0, 0, 0]
      let isConnected = true
      castRay({ from: { x: 0.3, y: 0.4, z: 0.7 }, direction, reachBlocks: 20 }, (...cell) => {
        isConnected &&= cell.reduce((sum, at, axis) => sum + Math.abs(at - (last[axis] ?? 0)), 0) === 1
        last = cell
        return false
      })
      return isConnected
    }),
  )
})

test('ends where the visitor says so', () => {
  const options = { from: { x: 0, y: 0, z: 0 }, direction: { x: 0, y: -1, z: 0 }, reachBlocks: 9 }
  expect(castRay(options, (_x, y) => y === -4)).toBe(true)
  expect(castRay(options, () => false)).toBe(false)
})
