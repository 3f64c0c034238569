import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { surfaceOver } from './dive-to.ts'

/** Surface over the block at the origin, under a column of cells from the lowest up; above them is air. */
function surfaceUnder(column: readonly string[]): Vec3 | undefined {
  const blockAt = ({ y }: Vec3): object => {
    const name = column[y - 1] ?? 'air'
    return { name, boundingBox: name === 'stone' ? 'block' : 'empty' }
  }
  // The function under test asks for nothing else.
  return surfaceOver({ blockAt } as unknown as Bot, new Vec3(0, 0, 0))
}

const water = (depth: number): readonly string[] => Array.from({ length: depth }, () => 'water')

test('one dives through open water of two to twelve blocks, and past what grows in it', () => {
  expect(surfaceUnder(water(2))).toEqual(new Vec3(0, 2, 0))
  expect(surfaceUnder(water(12))).toEqual(new Vec3(0, 12, 0))
  expect(surfaceUnder(['kelp', 'kelp_plant', 'water'])).toEqual(new Vec3(0, 3, 0))
})

test('one wades through less, and does not dive deeper, under a ledge or in the dry', () => {
  expect(surfaceUnder(water(1))).toBeUndefined()
  expect(surfaceUnder(water(13))).toBeUndefined()
  expect(surfaceUnder(['water', 'water', 'stone'])).toBeUndefined()
  expect(surfaceUnder([])).toBeUndefined()
})
