import { expect, test } from 'vitest'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import { createEndGenerator } from '../create-end-generator.ts'
import { farStructures } from './far-structures.ts'
import { builtCityNear } from './tower-places.ts'

const registry = loadRegistry('1.19.4')

test('the end city that is found stands on ground, and no built one nearby is nearer', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const end = createEndGenerator({ registry, seed })
    const topAt = (x: number, z: number): number => end.surfaceAt(x, z).height
    for (const from of [
      { x: 0, z: 0 },
      { x: 1400, z: -300 },
    ]) {
      const found = farStructures['end_city']?.near(seed, from, topAt)
      const away = found ? Math.hypot(found.x - from.x, found.z - from.z) : Infinity
      expect(found && topAt(found.x, found.z)).toBeGreaterThan(0)
      for (let dx = -2; dx <= 2; dx += 1)
        for (let dz = -2; dz <= 2; dz += 1) {
          const other = builtCityNear(seed, { place: { x: from.x + 256 * dx, z: from.z + 256 * dz }, topAt })
          if (other) expect(Math.hypot(other.x - from.x, other.z - from.z)).toBeGreaterThanOrEqual(away)
        }
    }
  }
})
