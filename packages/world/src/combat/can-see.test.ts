import { expect, test } from 'vitest'
import type { WorldContext } from '../context/world-context.ts'
import { canSee, type Seer } from './can-see.ts'

type IsRock = (x: number, y: number, z: number) => boolean

const seerAt = (x: number, y: number, z: number): Seer => ({
  position: { x, y, z, dimension: 'overworld' },
  height: 2,
})

function sees(from: Seer, to: Seer, isRock: IsRock): boolean {
  const blocks = {
    in: () => ({ idAt: (x: number, y: number, z: number) => (isRock(x, y, z) ? 1 : 0) }),
    state: () => ({ isFullCube: true }),
  }
  // Sight reads blocks only.
  return canSee({ blocks } as unknown as WorldContext, from, to)
}

test('sees across open land, in every direction', () => {
  const nothing: IsRock = () => false
  expect(sees(seerAt(0.5, 64, 0.5), seerAt(9.5, 66, -7.5), nothing)).toBe(true)
  expect(sees(seerAt(0.5, 64, 0.5), seerAt(0.5, 74, 0.5), nothing)).toBe(true)
})

test('the edge of a block hides what is behind it, however little of it is in the way', () => {
  // The line from eyes to eyes passes 0.07 blocks of the cell below its corner.
  const corner: IsRock = (x, y, z) => x === 9 && y === 72 && z === 56
  expect(sees(seerAt(9.4, 71.9, 55.9), seerAt(9.3, 71, 57.5), corner)).toBe(false)
  expect(sees(seerAt(9.3, 71, 57.5), seerAt(9.4, 71.9, 55.9), corner)).toBe(false)
})

test('what stands behind the eyes that are looked at hides nothing', () => {
  expect(sees(seerAt(0.5, 64, 0.5), seerAt(5.5, 64, 0.5), (x) => x === 7 || x === -1)).toBe(true)
})
