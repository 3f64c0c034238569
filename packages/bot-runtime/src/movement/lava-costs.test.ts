import { expect, test } from 'vitest'
import { brinkCost, crossingCost, hotFloorCost, touchesLava } from './lava-costs.ts'

/** Stone up to height 0 and, from x = 5 on, lava in place of it; a shelf of stone from x = 5 on at that height. */
function blocks({ shelf = 99 } = {}): Parameters<typeof brinkCost>[0] {
  const stone = { physical: true, kind: { isLava: false, isHot: false } }
  const air = { ...stone, physical: false }
  const lava = { physical: false, kind: { isLava: true, isHot: false } }
  return {
    at(x, y, z) {
      if (x >= 5 && y === shelf) return stone
      if (y > 0) return air
      return x >= 5 && z === 0 ? lava : stone
    },
  }
}

test('the shore of a lake of lava is dearer than the land behind it', () => {
  expect(brinkCost(blocks(), { x: 4, y: 1, z: 0 })).toBeGreaterThan(0)
  expect(brinkCost(blocks(), { x: 3, y: 1, z: 0 })).toBe(0)
  expect(touchesLava(blocks(), { x: 4, y: 0, z: 0 })).toBe(true)
  expect(touchesLava(blocks(), { x: 4, y: 1, z: 0 })).toBe(false)
})

test('a bridge over lava is dear, and one over rock that covers lava is not', () => {
  expect(crossingCost(blocks(), { x: 6, y: 3, z: 0 })).toBeGreaterThan(10)
  expect(crossingCost(blocks({ shelf: 2 }), { x: 6, y: 3, z: 0 })).toBe(0)
  expect(crossingCost(blocks(), { x: 3, y: 3, z: 0 })).toBe(0)
})

test('a floor of magma is dearer than one of stone', () => {
  const hot = { physical: true, kind: { isLava: false, isHot: true } }
  const land = { at: (x: number, y: number, z: number) => (x === 1 && y === 0 ? hot : blocks().at(x, y, z)) }
  expect(hotFloorCost(land, { x: 1, y: 1, z: 0 })).toBeGreaterThan(0)
  expect(hotFloorCost(land, { x: 2, y: 1, z: 0 })).toBe(0)
})
