import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { Registry } from '../../registry/registry.ts'
import { caveCoverBlocks, createCaveRegions, lowestCaveLevel, regionCell as cell } from './cave-regions.ts'
import { createRandom, type SeededRandom } from '../create-random.ts'
import { dripstoneDress, lushDress, type CaveDress } from './cave-dress.ts'
import type { GroundMap } from '../ground-map.ts'
import { hash2 } from '../hash2.ts'
import { naturalStates } from '../natural-states.ts'

/** Dresses caves of a column. */
export type CaveAdorner = (buffer: ColumnBuffer, map: GroundMap) => void

/** Makes the adorner of a seed; versions before 1.18 have bare caves. */
export function createCaveAdorner(registry: Registry, seed: number): CaveAdorner {
  const regions = createCaveRegions(registry, seed)
  const dresses = { lush: lushDress(registry), dripstone: dripstoneDress(registry) }
  const natural = naturalStates(registry)
  return (buffer, map) => {
    const random = createRandom(hash2(seed ^ 0x1054, map.x, map.z))
    for (let z = 0; z < 16; z += cell)
      for (let x = 0; x < 16; x += cell) {
        const kind = regions.kindAt(map.x + x, map.z + z)
        if (kind) dressCell(buffer, { map, x, z, dress: dresses[kind], natural, random })
      }
  }
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
      const end = map.at(x + dx, z + dz).height - caveCoverBlocks - bounds.minY
      for (let level = lowestCaveLevel; level < end; level += 1) {
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
