import { seaLevel } from '../create-terrain.ts'
import { squareAround } from '../area.ts'
import type { BuildingMap } from '../buildings/create-building-map.ts'
import {
  beginsRavine,
  ravineDepth,
  ravineFrom,
  ravineReach,
  type Ravine,
  type RavinePoint,
} from './ravine-path.ts'

/** Part of a ravine that comes near a chunk. */
export interface NearRavine extends Pick<Ravine, 'ledges' | 'lowestY'> {
  /** Whether it opens to the sky where it reaches the surface. */
  readonly mayOpen: boolean
  readonly points: readonly RavinePoint[]
}

/** Ravines of a seed. */
export interface RavineMap {
  /** Ravines of which some point may touch a chunk. */
  near(chunkX: number, chunkZ: number): readonly NearRavine[]
  /** Whether a ravine may open to the sky at a place or two blocks beside it. */
  mayOpenAt(x: number, z: number): boolean
}

// A third of the ravines begin so high that they may open to the sky: those in the upper third of all heights.
const openFrom = 48
// What stands beside an opening keeps so many blocks away from it.
const brim = 2
const mostChunks = 1024

/** Creates the map of a seed's ravines; none opens where a building stands on the ground. */
export function createRavineMap(seed: number, buildings: Pick<BuildingMap, 'footprintsIn'>): RavineMap {
  const ravines = new Map<number, Ravine & { readonly mayOpen: boolean }>()
  const chunks = new Map<number, readonly NearRavine[]>()
  const begunIn = (chunkX: number, chunkZ: number): (Ravine & { readonly mayOpen: boolean }) | undefined => {
    // Most chunks begin none, and hashes are faster than the memory of what was found.
    if (!beginsRavine(seed, { chunkX, chunkZ })) return undefined
    const known = ravines.get(keyOf(chunkX, chunkZ))
    if (known) return known
    const ravine = ravineFrom(seed, { chunkX, chunkZ })
    if (!ravine) return undefined
    const mayOpen = (ravine.points[0]?.y ?? 0) >= openFrom && !isBuiltOver(ravine, buildings)
    return remember(ravines, keyOf(chunkX, chunkZ), { ...ravine, mayOpen })
  }
  const near = (chunkX: number, chunkZ: number): readonly NearRavine[] => {
    const known = chunks.get(keyOf(chunkX, chunkZ))
    if (known) return known
    const found: NearRavine[] = []
    for (let dx = -ravineReach; dx <= ravineReach; dx++)
      for (let dz = -ravineReach; dz <= ravineReach; dz++) {
        const ravine = begunIn(chunkX + dx, chunkZ + dz)
        const points = ravine?.points.filter((point) => touches(point, chunkX * 16, chunkZ * 16)) ?? []
        if (ravine && points.length > 0) found.push({ ...ravine, points })
      }
    return remember(chunks, keyOf(chunkX, chunkZ), found)
  }
  return {
    near,
    mayOpenAt: (x, z) =>
      near(x >> 4, z >> 4).some(
        ({ mayOpen, points }) => mayOpen && points.some((point) => opensAt(point, x + 0.5, z + 0.5)),
      ),
  }
}

const reachesSurface = ({ y, halfWidth }: RavinePoint): boolean => y + halfWidth * ravineDepth >= seaLevel

function opensAt(point: RavinePoint, x: number, z: number): boolean {
  const reach = point.halfWidth + brim
  const distance = (point.x - x) * (point.x - x) + (point.z - z) * (point.z - z)
  return distance < reach * reach && reachesSurface(point)
}

function touches({ x, z, halfWidth }: RavinePoint, fromX: number, fromZ: number): boolean {
  const reach = halfWidth + brim
  return x + reach > fromX && x - reach < fromX + 16 && z + reach > fromZ && z - reach < fromZ + 16
}

// Buildings below the sea level are mineshafts under rock and wrecks in water, where nothing opens.
function isBuiltOver({ points }: Ravine, buildings: Pick<BuildingMap, 'footprintsIn'>): boolean {
  return points.some((point) => {
    const middle = { x: Math.floor(point.x), z: Math.floor(point.z) }
    const area = squareAround(middle, Math.ceil(point.halfWidth) + brim)
    return reachesSurface(point) && buildings.footprintsIn(area).some(({ y }) => y >= seaLevel)
  })
}

// Chunks of a world are fewer than 2^22 in a row.
const keyOf = (chunkX: number, chunkZ: number): number => chunkX * 2 ** 22 + chunkZ

function remember<Value>(map: Map<number, Value>, key: number, value: Value): Value {
  if (map.size >= mostChunks) map.clear()
  map.set(key, value)
  return value
}
