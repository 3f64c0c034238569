import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import { podiumBlocks, podiumPillar, podiumY } from '../generation/structures/end-podium.ts'
import { perch } from './choose-phase.ts'
import type { Dragon, DragonState } from './dragon-state.ts'
import { openGateway } from './gateways.ts'

/** Ticks for which the dragon dies. */
export const dyingTicks = 200

// https://minecraft.wiki/w/Ender_Dragon#Death: ten parts of 8 % and a last one of 20 %.
const experience = { first: 12_000, later: 500 }
const shareFrom = 150
const shareTicks = 5
const smallShare = 0.08
const lastShare = 0.2

const podium: Place = { x: 0, y: podiumY, z: 0, dimension: 'the_end' }

/** Lets the dragon rise over the fountain and come apart; true when it is gone. */
export function dieOn(world: WorldContext, dragon: Dragon, state: DragonState): boolean {
  const ticks = world.tick - state.since
  dragon.position.x += (perch.x - dragon.position.x) * 0.02
  dragon.position.z += (perch.z - dragon.position.z) * 0.02
  dragon.position.y += 0.1
  const total = state.wasKilled ? experience.later : experience.first
  const place = { ...perch, x: perch.x + 3 }
  if (ticks >= shareFrom && ticks < dyingTicks && ticks % shareTicks === 0)
    dropExperience(world, Math.floor(total * smallShare), place)
  if (ticks < dyingTicks) return false
  dropExperience(world, Math.floor(total * lastShare), place)
  finish(world, state)
  return true
}

// The way home opens, a gateway too, and the first dragon leaves its egg.
function finish(world: WorldContext, state: DragonState): void {
  buildPodium(world, { isOpen: true })
  if (!state.wasKilled) world.blocks.place(offsetBy(podium, { x: 0, y: podiumPillar, z: 0 }), 'dragon_egg')
  openGateway(world, state.gateways)
  state.gateways += 1
  state.wasKilled = true
}

/** Builds the fountain of the exit portal, open or closed. */
export function buildPodium(world: WorldContext, { isOpen }: { readonly isOpen: boolean }): void {
  for (const { part, facing, ...offset } of podiumBlocks()) {
    const place = offsetBy(podium, offset)
    if (part === 'torch') world.blocks.place(place, 'wall_torch', { facing: facing ?? 'north' })
    else if (part === 'bedrock') world.blocks.place(place, 'bedrock')
    else if (part === 'portal' && isOpen) world.blocks.place(place, 'end_portal')
    else if (world.blocks.at(place).name !== 'dragon_egg') world.blocks.set(place, 0)
  }
}
