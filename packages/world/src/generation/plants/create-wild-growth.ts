import type { BlockPosition } from '../../columns/chunk-column.ts'
import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { Registry } from '../../registry/registry.ts'
import { createRandom } from '../create-random.ts'
import type { GroundMap } from '../ground-map.ts'
import { bambooGrower } from './grow-bamboo.ts'
import { lichenGrower } from './grow-lichen.ts'
import { lushCaveGrower } from './grow-lush-caves.ts'
import { tallFlowerGrower } from './grow-tall-flowers.ts'
import { cocoaHanger } from './hang-cocoa.ts'
import { vineHanger } from './hang-vines.ts'
import { hash2 } from '../hash2.ts'
import { hugeMushroomRaiser } from './raise-huge-mushroom.ts'
import type { WildGrower } from './wild-land.ts'

/** Adds what grows on, in and under the finished land of a chunk; returns the places of blocks that go on growing. */
export type WildGrowth = (buffer: ColumnBuffer, map: GroundMap) => readonly BlockPosition[]

/**
 * Makes the wild growth of a seed. It fills air and changes neither trees nor ores; each kind draws from a stream of
 * its own, so that a new one leaves the others where they are.
 */
export function createWildGrowth(registry: Registry, seed: number): WildGrowth {
  // Cocoa comes before the vines that would cover its trunks. A salt must never change: all worlds hang on it.
  const growers: readonly (readonly [salt: number, WildGrower])[] = [
    [0x5111, hugeMushroomRaiser(registry)],
    [0x5222, tallFlowerGrower(registry)],
    [0x5333, bambooGrower(registry)],
    [0x5444, cocoaHanger(registry)],
    [0x5555, vineHanger(registry)],
    [0x5666, lushCaveGrower(registry, seed)],
    [0x5777, lichenGrower(registry)],
  ]
  return (buffer, map) =>
    growers.flatMap(([salt, grow]) => {
      const random = createRandom(hash2(seed ^ salt, map.x, map.z))
      return grow({ ...buffer, map, random }) ?? []
    })
}
