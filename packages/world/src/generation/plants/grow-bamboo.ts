import type { BlockPosition } from '../../columns/chunk-column.ts'
import type { Registry } from '../../registry/registry.ts'
import { firstState } from '../create-block-palette.ts'
import { indexOnGround, placeOfIndex, type WildGrower } from './wild-land.ts'

// https://minecraft.wiki/w/Bamboo#Natural_generation: sparse in jungles, in stalks of 5 to 16 blocks.
const chunksPerPatch = 3
const triesPerPatch = 26
const reach = 4
const shortest = 6
const tallest = 12

/** Grows patches of bamboo in jungles, where the crowns leave room; returns the blocks that grow again when cut. */
export function bambooGrower(registry: Registry): WildGrower {
  const stalk = (leaves: string, stage: number): number =>
    firstState(registry, 'bamboo', { age: 1, leaves, stage })
  const [trunk, small, large, last] = [
    stalk('none', 0),
    stalk('small', 0),
    stalk('large', 0),
    stalk('large', 1),
  ]
  const soils = new Set(['grass_block', 'podzol', 'dirt'].map((name) => firstState(registry, name)))
  return (land) => {
    const { states, map, random } = land
    const [centreX, centreZ] = [random.between(reach, 15 - reach), random.between(reach, 15 - reach)]
    if (map.at(centreX, centreZ).kind !== 'jungle' || random.next() * chunksPerPatch >= 1 || trunk === 0)
      return []
    const growing: BlockPosition[] = []
    for (let tries = 0; tries < triesPerPatch; tries += 1) {
      const [x, z] = [centreX + random.between(-reach, reach), centreZ + random.between(-reach, reach)]
      const wanted = random.between(shortest, tallest)
      const foot = indexOnGround(land, x, z)
      let room = 0
      while (room < wanted && states[foot + (room << 8)] === 0) room += 1
      if (map.at(x, z).kind !== 'jungle' || room < shortest || !soils.has(states[foot - 256] ?? 0)) continue
      for (let up = 0; up < room; up += 1) {
        const index = foot + (up << 8)
        const down = room - 1 - up
        states[index] = [last, large, small][down] ?? trunk
        if (down > 0) growing.push(placeOfIndex(land, index))
      }
    }
    return growing
  }
}
