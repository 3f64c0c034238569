import { faces, faceOffsets } from '../context/faces.ts'
import { createDueTicks } from '../context/due-ticks.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { fluidOf, type Fluid } from '../fluids/fluid-level.ts'
import { hardenLava } from '../fluids/harden-lava.ts'
import { spreadFluid } from '../fluids/spread-fluid.ts'

const delayTicks: Readonly<Record<Fluid, number>> = { water: 5, lava: 30 }

// Keeps a flood from stopping the world; the rest flows a tick later.
const maxFlowsPerTick = 300

/** Lets water and lava flow, dry up, and harden where they meet. */
export function createFluids(): Mechanic {
  const due = createDueTicks()
  const touch = (world: WorldContext, position: Place): void => {
    if (!world.blocks.isLoaded(position)) return
    const state = world.blocks.at(position)
    const fluid = fluidOf(state)
    if (!fluid || hardenLava(world, position, state)) return
    if (!due.has(position)) due.set(position, world.tick + delayTicks[fluid])
  }
  return {
    name: 'fluids',
    blockChanged(world, { position }) {
      touch(world, position)
      for (const face of faces) touch(world, offsetBy(position, faceOffsets[face]))
    },
    tick(world) {
      let flows = 0
      for (const place of due.take(world.tick)) {
        spreadFluid(world, place)
        if ((flows += 1) === maxFlowsPerTick) return
      }
    },
    kept: due.kept,
  }
}
