import { breakBlock } from '../blocks/break-block.ts'
import type { BlockState } from '../context/block-state.ts'
import { faceOffsets, type Face } from '../context/faces.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { amountOf, fluidOf, fullAmount, isSource, levelOf, type Fluid } from './fluid-level.ts'
import { isWashedAway } from './is-washed-away.ts'

const sides = ['north', 'south', 'west', 'east'] as const satisfies readonly Face[]
const fallingLevel = 8

// What a flow loses per block: water reaches seven blocks, lava three.
const loss: Readonly<Record<Fluid, number>> = { water: 1, lava: 2 }

// How far a flow looks for an edge to run towards.
const slopeReach: Readonly<Record<Fluid, number>> = { water: 4, lava: 2 }

/** Lets the fluid at a place settle to its level and flow on by one block. */
export function spreadFluid(world: WorldContext, position: Place): void {
  const state = world.blocks.at(position)
  const fluid = fluidOf(state)
  if (!fluid) return
  const level = isSource(state) ? 0 : settledLevel(world, position, fluid)
  if (level === undefined) {
    world.blocks.set(position, 0)
    return
  }
  if (state.name === fluid && level !== levelOf(state)) world.blocks.place(position, fluid, { level })
  const below = offsetBy(position, faceOffsets.down)
  const ground = world.blocks.at(below)
  if (below.y >= world.blocks.in(below.dimension).minY && canEnter(ground, fluid)) {
    flowInto(world, below, { fluid, level: fallingLevel })
    if (level !== 0) return
  } else if (fluidOf(ground) === fluid && level !== 0) return
  const amount = (level === 0 || level === fallingLevel ? fullAmount : fullAmount - level) - loss[fluid]
  if (amount > 0) spreadSideways(world, position, { fluid, level: fullAmount - amount })
}

// The level that a flow's neighbours feed; absent when it dries up.
function settledLevel(world: WorldContext, position: Place, fluid: Fluid): number | undefined {
  if (fluidOf(world.blocks.at(offsetBy(position, faceOffsets.up))) === fluid) return fallingLevel
  const around = sides.map((side) => world.blocks.at(offsetBy(position, faceOffsets[side])))
  const sources = around.filter((state) => fluidOf(state) === fluid && isSource(state)).length
  const ground = world.blocks.at(offsetBy(position, faceOffsets.down))
  const isHeld = ground.isSolid || (fluidOf(ground) === fluid && isSource(ground))
  if (fluid === 'water' && sources >= 2 && isHeld) return 0
  const amount = Math.max(...around.map((state) => amountOf(state, fluid))) - loss[fluid]
  return amount > 0 ? fullAmount - amount : undefined
}

function canEnter(state: BlockState, fluid: Fluid): boolean {
  if (state.isAir || isWashedAway(state)) return true
  if (fluid === 'lava' && state.name === 'water') return true
  return state.name === fluid && levelOf(state) !== 0 && levelOf(state) < fallingLevel
}

function spreadSideways(
  world: WorldContext,
  position: Place,
  { fluid, level }: { readonly fluid: Fluid; readonly level: number },
): void {
  const open = sides
    .map((side) => offsetBy(position, faceOffsets[side]))
    .filter((place) => canPass(world, place, fluid))
    .map((place) => ({ place, distance: distanceToEdge(world, place, fluid) }))
  const nearest = Math.min(...open.map(({ distance }) => distance))
  for (const { place, distance } of open) if (distance === nearest) flowInto(world, place, { fluid, level })
}

const canPass = (world: WorldContext, place: Place, fluid: Fluid): boolean => {
  const state = world.blocks.at(place)
  return canEnter(state, fluid) || (state.name === fluid && levelOf(state) !== 0)
}

function distanceToEdge(world: WorldContext, start: Place, fluid: Fluid): number {
  let edge: readonly Place[] = [start]
  const seen = new Set([`${start.x},${start.z}`])
  for (let distance = 0; distance <= slopeReach[fluid]; distance += 1) {
    if (edge.some((place) => canEnter(world.blocks.at(offsetBy(place, faceOffsets.down)), fluid)))
      return distance
    const next: Place[] = []
    for (const place of edge) {
      for (const side of sides) {
        const neighbour = offsetBy(place, faceOffsets[side])
        const key = `${neighbour.x},${neighbour.z}`
        if (seen.has(key) || !canPass(world, neighbour, fluid)) continue
        seen.add(key)
        next.push(neighbour)
      }
    }
    edge = next
  }
  return Infinity
}

function flowInto(
  world: WorldContext,
  place: Place,
  { fluid, level }: { readonly fluid: Fluid; readonly level: number },
): void {
  const standing = world.blocks.at(place)
  if (fluid === 'lava' && standing.name === 'water') {
    world.blocks.place(place, level === fallingLevel ? 'stone' : 'cobblestone')
    return
  }
  // A flow only replaces a weaker one.
  const amount = level === fallingLevel ? fullAmount : fullAmount - level
  if (standing.name === fluid && (isSource(standing) || amountOf(standing, fluid) >= amount)) return
  if (isWashedAway(standing)) breakBlock(world, place)
  world.blocks.place(place, fluid, { level })
}
