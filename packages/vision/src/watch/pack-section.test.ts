import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packSection, unpackSection } from './pack-section.ts'

test('what is packed comes out as it was', () => {
  const runs = fc.array(fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 900 })))
  fc.assert(
    fc.property(runs, (parts) => {
      const states = new Uint16Array(4096)
      let at = 0
      for (const [state, count] of parts) {
        states.fill(state, at, Math.min(4096, at + count))
        at += count
      }
      expect(unpackSection(packSection({ x: 0, y: 0, z: 0, states }))).toEqual(states)
    }),
    { seed: 16 },
  )
})

test('air is nothing, and runs that are too long end with the section', () => {
  expect(packSection({ x: 1, y: 2, z: 3 })).toEqual({ x: 1, y: 2, z: 3, runs: [] })
  expect(unpackSection({ x: 0, y: 0, z: 0, runs: [5, 1e9, 6, 1] })).toEqual(new Uint16Array(4096).fill(5))
})
