import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNoise } from './create-noise.ts'
import { createRandom } from './create-random.ts'
import { hash2 } from './hash2.ts'

const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true })

// These values keep every saved world: they must be the same on every platform and in every release.
test('hashes, random numbers and noise never change', () => {
  expect([hash2(0, 0, 0), hash2(7, -3, 12), hash2(-1, 2 ** 31, 5)]).toMatchInlineSnapshot(`
    [
      2218917233,
      2221093614,
      1916970972,
    ]
  `)
  const random = createRandom(42)
  expect([random.next(), random.next(), random.between(1, 6)]).toMatchInlineSnapshot(`
    [
      0.6011037519201636,
      0.44829055899754167,
      6,
    ]
  `)
  const noise = createNoise(42)
  const values = [noise.plane(0.3, -7.9), noise.space(1.5, 2.25, -3.75), noise.fractal(12.1, 0.7, 3)]
  expect(values).toMatchInlineSnapshot(`
    [
      -0.2961043200282948,
      0.6192660331726074,
      0.19250559822099245,
    ]
  `)
})

test('noise stays between −1.5 and 1.5', () => {
  const noise = createNoise(1)
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, (x, y, z) => {
      for (const value of [noise.plane(x, z), noise.space(x, y, z), noise.fractal(x, z, 4)]) {
        expect(Math.abs(value)).toBeLessThanOrEqual(1.5)
      }
    }),
  )
})

test('noise has no jumps', () => {
  const noise = createNoise(9)
  fc.assert(
    fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (x) => {
      expect(Math.abs(noise.plane(x, 3.3) - noise.plane(x + 1e-6, 3.3))).toBeLessThan(1e-4)
      expect(Math.abs(noise.space(x, 0.5, 2) - noise.space(x + 1e-6, 0.5, 2))).toBeLessThan(1e-4)
    }),
  )
})

test('random whole numbers reach both ends and nothing beyond', () => {
  const random = createRandom(3)
  const drawn = new Set(Array.from({ length: 500 }, () => random.between(-2, 3)))
  expect([...drawn].toSorted((first, second) => first - second)).toEqual([-2, -1, 0, 1, 2, 3])
})

test('different seeds, rows and columns are not the same world shifted or mirrored', () => {
  expect(hash2(1, 2, 3)).not.toBe(hash2(2, 1, 3))
  expect(hash2(1, 2, 3)).not.toBe(hash2(1, 3, 2))
  expect(hash2(1, 2, 3)).not.toBe(hash2(1, -2, 3))
})

test('neighbouring places have unrelated hashes', () => {
  const seen = new Set<number>()
  for (let x = -50; x < 50; x++) for (let z = -50; z < 50; z++) seen.add(hash2(5, x, z))
  // Ten thousand random 32-bit numbers collide about 0.01 times.
  expect(seen.size).toBeGreaterThanOrEqual(9998)
})
