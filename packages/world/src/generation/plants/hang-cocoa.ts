import type { BlockPosition } from '../../columns/chunk-column.ts'
import type { Registry } from '../../registry/registry.ts'
import { besideIndex, chunkSides, oppositeSides } from './chunk-sides.ts'
import { firstState } from '../create-block-palette.ts'
import { indexOnGround, placeOfIndex, type WildGrower } from './wild-land.ts'

// https://minecraft.wiki/w/Cocoa_Beans#Natural_generation: on some jungle trees, on the lowest blocks of their trunks.
const treeShare = 0.25
const podChance = 0.25
const podBlocks = 3
const ripeAge = 2

/** Hangs cocoa of any age on the trunks of some jungle trees; returns the pods that are not ripe yet. */
export function cocoaHanger(registry: Registry): WildGrower {
  const log = firstState(registry, 'jungle_log', { axis: 'y' })
  return (land) => {
    const { states, map, random } = land
    const growing: BlockPosition[] = []
    for (let column = 0; column < 256; column += 1) {
      const foot = indexOnGround(land, column & 15, column >> 4)
      if (states[foot] !== log || random.next() >= treeShare) continue
      for (let up = 0; up < podBlocks; up += 1)
        for (const side of chunkSides) {
          const age = random.between(0, ripeAge)
          const trunk = foot + (up << 8)
          const index = besideIndex(trunk, side)
          if (random.next() >= podChance || index === undefined || states[trunk] !== log) continue
          const isJungle = map.at(index & 15, (index >> 4) & 15).kind === 'jungle'
          if (states[index] !== 0 || !isJungle) continue
          states[index] = firstState(registry, 'cocoa', { age, facing: oppositeSides[side] })
          if (age < ripeAge) growing.push(placeOfIndex(land, index))
        }
    }
    return growing
  }
}
