import { expect, test } from 'vitest'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isDark } from './is-dark.ts'

const lamp = 1

/** Whether it is dark at night so many blocks beside a lamp of light 15. */
function isDarkBeside(distance: number, dimension: Place['dimension']): boolean {
  const isLamp = (x: number, y: number, z: number): boolean => x === distance && y === 64 && z === 0
  const blocks = {
    isLoaded: () => true,
    in: () => ({ maxY: 128, idAt: (...at: [number, number, number]) => (isLamp(...at) ? lamp : 0) }),
    state: () => ({ lightEmission: 15 }),
  }
  const sky = { timeOfDay: 18_000, isThundering: false }
  // The question is put to the blocks and the sky alone.
  const world = { blocks, sky } as unknown as WorldContext
  return isDark(world, { x: 0, y: 64, z: 0, dimension })
}

test('monsters of the Nether appear in a light of seven, where those of the Overworld need none at all', () => {
  expect(isDarkBeside(7, 'the_nether')).toBe(false)
  expect(isDarkBeside(8, 'the_nether')).toBe(true)
  expect(isDarkBeside(8, 'overworld')).toBe(false)
  expect(isDarkBeside(8, 'the_end')).toBe(false)
})
