import { breakBlock } from '../blocks/break-block.ts'
import type { BlockState } from '../context/block-state.ts'
import { faces, faceOffsets } from '../context/faces.ts'
import { offsetBy, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { fluidOf } from './fluid-level.ts'

// https://minecraft.wiki/w/Sponge#Absorbing
const reachBlocks = 6
const mostBlocks = 64
const drinkable = /^(kelp|kelp_plant|seagrass|tall_seagrass)$/

/** Lets a sponge drink the water that reaches it; true when there was some and it is wet now. */
export function soakSponge(world: WorldContext, sponge: Place): boolean {
  const seen = new Set([placeKey(sponge)])
  let edge: readonly Place[] = [sponge]
  let drunk = 0
  for (let distance = 1; distance <= reachBlocks && edge.length > 0; distance += 1) {
    const next: Place[] = []
    for (const from of edge) {
      for (const face of faces) {
        const place = offsetBy(from, faceOffsets[face])
        if (drunk > mostBlocks || seen.has(placeKey(place))) continue
        seen.add(placeKey(place))
        if (!drink(world, place, world.blocks.at(place))) continue
        drunk += 1
        next.push(place)
      }
    }
    edge = next
  }
  return drunk > 0 && world.blocks.place(sponge, 'wet_sponge')
}

function drink(world: WorldContext, place: Place, state: BlockState): boolean {
  if (state.name === 'water' || state.name === 'bubble_column') world.blocks.set(place, 0)
  else if (drinkable.test(state.name)) {
    breakBlock(world, place)
    world.blocks.set(place, 0)
  } else if (fluidOf(state) === 'water') world.blocks.update(place, { waterlogged: false })
  else return false
  return true
}
