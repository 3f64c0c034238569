import { faces, faceOffsets } from '../context/faces.ts'
import type { BlockState } from '../context/block-state.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { fluidOf, isSource } from './fluid-level.ts'

/** Turns lava that water touches into obsidian, or cobblestone where it flows; true when it did. */
export function hardenLava(world: WorldContext, position: Place, state: BlockState): boolean {
  if (state.name !== 'lava') return false
  // Water below does not reach up to the lava.
  const isTouched = faces.some(
    (face) => face !== 'down' && fluidOf(world.blocks.at(offsetBy(position, faceOffsets[face]))) === 'water',
  )
  return isTouched && world.blocks.place(position, isSource(state) ? 'obsidian' : 'cobblestone')
}
