import type { Structures } from '../context/structures.ts'
import { farStructures } from '../generation/structures/far-structures.ts'

/** Creates the finder of a world's structures. */
export function createStructures(seed: number): Structures {
  return {
    names: Object.keys(farStructures),
    near(name, from) {
      const far = Object.hasOwn(farStructures, name) ? farStructures[name] : undefined
      if (far?.dimension !== from.dimension) return undefined
      const place = far.near(seed, from)
      return place && { ...place, dimension: far.dimension }
    },
  }
}
