import type { ColumnBuffer } from '../columns/create-column-buffer.ts'
import type { Registry } from '../registry/registry.ts'
import { biomeId } from './biome-table.ts'
import { firstState } from './create-block-palette.ts'
import { createNoise } from './create-noise.ts'
import { createRandom, type SeededRandom } from './create-random.ts'
import { dripstoneDress, lushDress, type CaveDress } from './cave-dress.ts'
import type { GroundMap } from './ground-map.ts'
import { hash2 } from './hash2.ts'

/** Dresses caves of a column. */
export type CaveAdorner = (buffer: ColumnBuffer, map: GroundMap) => void

// Regions are about so wide, and cover a tenth of the land each.
const regionBlocks = 170
const regionFrom = 0.32

// Nothing of it shows near the surface.
const coverBlocks = 9

// Lava lies up to the tenth layer.
const lowestLevel = 12
const cell = 4

/** Makes the adorner of a seed; versions before 1.18 have bare caves. */
export function createCaveAdorner(registry: Registry, seed: number): CaveAdorner {
  const isThere = (biome: string): boolean =>
    registry.supportFeature('tallWorld') && biomeId(registry, biome) !== undefined
  const regions = [
    ...(isThere('lush_caves') ? [{ noise: createNoise(seed ^ 0x1054), dress: lushDress(registry) }] : []),
    ...(isThere('dripstone_caves')
      ? [{ noise: createNoise(seed ^ 0xd217), dress: dripstoneDress(registry) }]
      : []),
  ]
  const natural = naturalStates(registry)
  return (buffer, map) => {
    const random = createRandom(hash2(seed ^ 0x1054, map.x, map.z))
    for (let z = 0; z < 16; z += cell)
      for (let x = 0; x < 16; x += cell) {
        const [east, south] = [(map.x + x) / regionBlocks, (map.z + z) / regionBlocks]
        const region = regions.find(({ noise }) => noise.plane(east, south) > regionFrom)
        if (region) dressCell(buffer, { map, x, z, dress: region.dress, natural, random })
      }
  }
}

function naturalStates(registry: Registry): ReadonlySet<number> {
  const names = ['stone', 'deepslate', 'granite', 'diorite', 'andesite', 'tuff', 'dirt', 'clay']
  return new Set(names.map((name) => firstState(registry, name)).filter((state) => state !== 0))
}

interface Cell {
  readonly map: GroundMap
  readonly x: number
  readonly z: number
  readonly dress: CaveDress
  readonly natural: ReadonlySet<number>
  readonly random: SeededRandom
}

function dressCell({ states, bounds }: ColumnBuffer, { map, x, z, dress, natural, random }: Cell): void {
  for (let dz = 0; dz < cell; dz += 1)
    for (let dx = 0; dx < cell; dx += 1) {
      const column = ((z + dz) << 4) | (x + dx)
      const end = map.at(x + dx, z + dz).height - coverBlocks - bounds.minY
      for (let level = lowestLevel; level < end; level += 1) {
        if (states[(level << 8) | column] !== 0) continue
        let room = 1
        while (level + room < end && states[((level + room) << 8) | column] === 0) room += 1
        const at = (up: number): number => ((level + up) << 8) | column
        const [floor, ceiling] = [states[at(-1)] ?? 0, states[at(room)] ?? 0]
        const put = (up: number, state: number): void => {
          if (state !== 0) states[at(up)] = state
        }
        const hung = natural.has(ceiling) ? dress.hang({ put, room, random }) : 0
        if (natural.has(floor)) dress.grow({ put, room: room - hung, random })
        level += room
      }
    }
}
