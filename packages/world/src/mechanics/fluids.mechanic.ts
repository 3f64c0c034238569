import { faces, faceOffsets } from '../context/faces.ts'
import { dueShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { fluidOf, type Fluid } from '../fluids/fluid-level.ts'
import { hardenLava } from '../fluids/harden-lava.ts'
import { spreadFluid } from '../fluids/spread-fluid.ts'

const delayTicks: Readonly<Record<Fluid, number>> = { water: 5, lava: 30 }

// Keeps a flood from stopping the world; the rest flows a tick later.
const maxFlowsPerTick = 300

/** Lets water and lava flow, dry up, and harden where they meet. */
export function createFluids(): Mechanic {
  const due = new Map<string, number>()
  const touch = (world: WorldContext, position: Place): void => {
    if (!world.blocks.isLoaded(position)) return
    const state = world.blocks.at(position)
    const fluid = fluidOf(state)
    if (!fluid || hardenLava(world, position, state)) return
    const key = placeKey(position)
    if (!due.has(key)) due.set(key, world.tick + delayTicks[fluid])
  }
  return {
    name: 'fluids',
    blockChanged(world, { position }) {
      touch(world, position)
      for (const face of faces) touch(world, offsetBy(position, faceOffsets[face]))
    },
    tick(world) {
      let flows = 0
      for (const [key, tick] of due) {
        if (world.tick < tick) continue
        if ((flows += 1) > maxFlowsPerTick) return
        due.delete(key)
        spreadFluid(world, parsePlaceKey(key))
      }
    },
    kept: keptState({
      schema: dueShape,
      save: () => [...due],
      load(_world, kept) {
        due.clear()
        for (const [key, tick] of kept) due.set(key, tick)
      },
    }),
  }
}
