import { expect, test } from 'vitest'
import { findWaterWay } from './water-way.ts'

const sea = (land: readonly string[]) => (x: number, z: number) =>
  Math.abs(x) <= 20 && Math.abs(z) <= 20 && !land.includes(`${x},${z}`)
const wall = Array.from({ length: 30 }, (_none, index) => `5,${index - 20}`)

test('a way over open water is straight', () => {
  const way = findWaterWay({ isOpen: sea([]), from: { x: 0, z: 0 }, to: { x: 10.5, z: 0.5 } })
  expect(way).toHaveLength(10)
  expect(way.at(-1)).toEqual({ x: 10, z: 0 })
})

test('a way leads round land, step by step', () => {
  const isOpen = sea(wall)
  const way = findWaterWay({ isOpen, from: { x: 0, z: 0 }, to: { x: 10.5, z: 0.5 } })
  expect(way.at(-1)).toEqual({ x: 10, z: 0 })
  let last = { x: 0, z: 0 }
  for (const cell of way) {
    expect(isOpen(cell.x, cell.z)).toBe(true)
    expect(Math.max(Math.abs(cell.x - last.x), Math.abs(cell.z - last.z))).toBe(1)
    last = cell
  }
})

test('where no way leads on, it ends as near as it can get', () => {
  const ring = sea(Array.from({ length: 41 }, (_none, index) => `5,${index - 20}`))
  expect(findWaterWay({ isOpen: ring, from: { x: 0, z: 0 }, to: { x: 10.5, z: 0.5 } }).at(-1)).toEqual({
    x: 4,
    z: 0,
  })
  expect(findWaterWay({ isOpen: () => false, from: { x: 0, z: 0 }, to: { x: 9, z: 9 } })).toEqual([])
})

test('a search without end stops at its limit', () => {
  const way = findWaterWay({ isOpen: () => true, from: { x: 0, z: 0 }, to: { x: 1e6, z: 0 }, mostCells: 50 })
  expect(way.length).toBeGreaterThan(10)
  expect(way.length).toBeLessThan(60)
})
