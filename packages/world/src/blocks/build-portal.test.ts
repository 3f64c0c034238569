import { expect, test } from 'vitest'
import type { WorldContext } from '../context/world-context.ts'
import { buildPortal } from './build-portal.ts'

/** Builds a portal in a Nether that is empty but for a floor; its lowest cell. */
function buildOver(isFloor: (x: number, y: number, z: number) => boolean): {
  x: number
  y: number
  z: number
} {
  const blocks = {
    at: ({ x, y, z }: { x: number; y: number; z: number }) => ({
      isFullCube: isFloor(x, y, z),
      isAir: !isFloor(x, y, z),
    }),
    place: () => undefined,
    set: () => undefined,
  }
  // Nothing else of a world is asked for.
  const world = { blocks } as unknown as WorldContext
  const { x, y, z } = buildPortal(world, { x: 0, y: 64, z: 0, dimension: 'the_nether' })
  return { x, y, z }
}

test('a portal stands on the nearest floor that is wide enough to stand before it', () => {
  expect(buildOver((_x, y, z) => y === 40 && z > 3).y).toBe(41)
})

test('where no floor is so wide, it stands on a ledge and not in the air', () => {
  expect(buildOver((_x, y, z) => y === 40 + z && z > 3 && z < 9).y).toBe(45)
})

test('a wide floor is better than a nearer ledge', () => {
  expect(buildOver((_x, y, z) => (z === 3 && y === 50) || (y === 40 && z > 8)).y).toBe(41)
})

test('where there is nothing, it hangs in the air', () => {
  expect(buildOver(() => false).y).toBe(70)
})
