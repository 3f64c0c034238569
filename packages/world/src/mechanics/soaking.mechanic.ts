import type { BlockState } from '../context/block-state.ts'
import { faces, faceOffsets, type Face } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { fluidOf } from '../fluids/fluid-level.ts'
import { soakSponge } from '../fluids/soak-sponge.ts'
import { dimensions } from '../registry/dimension.ts'

const powder = /_concrete_powder$/

// Water under concrete powder does not reach it.
const wettingFaces: readonly Face[] = ['up', 'north', 'south', 'west', 'east']

/** Lets sponges drink water and dry in the heat, and concrete powder harden where water touches it. */
export function createSoaking(): Mechanic {
  return {
    name: 'soaking',
    blockChanged(world, { position, after }) {
      soak(world, position, after)
      // Water that has come wets what it reaches.
      if (fluidOf(after) !== 'water') return
      for (const face of faces) {
        const place = offsetBy(position, faceOffsets[face])
        if (world.blocks.isLoaded(place)) soak(world, place, world.blocks.at(place))
      }
    },
  }
}

function soak(world: WorldContext, place: Place, { name }: BlockState): void {
  if (name === 'sponge') soakSponge(world, place)
  else if (name === 'wet_sponge' && dimensions[place.dimension].isUltrawarm)
    world.blocks.place(place, 'sponge')
  else if (powder.test(name) && isWetted(world, place))
    world.blocks.place(place, name.replace(/_powder$/, ''))
}

const isWetted = (world: WorldContext, place: Place): boolean =>
  wettingFaces.some((face) => fluidOf(world.blocks.at(offsetBy(place, faceOffsets[face]))) === 'water')
