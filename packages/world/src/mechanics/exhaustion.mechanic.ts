import type { Damage } from '../context/damage.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { fluidOf } from '../fluids/fluid-level.ts'
import { exhaustPlayer } from '../survival/exhaust-player.ts'

// https://minecraft.wiki/w/Hunger#Exhaustion_level_increase; digging and hitting pay in their own mechanics.
const PER_SPRINTED_BLOCK = 0.1
const PER_SWUM_BLOCK = 0.01
const PER_JUMP = 0.05
const PER_SPRINT_JUMP = 0.2
const PER_HARM = 0.1

const COSTS_NOTHING: ReadonlySet<Damage['source']> = new Set(['starve', 'drown', 'void', 'kill', 'magic'])

/** Makes sprinting, jumping, swimming and being hurt cost strength. */
export function createExhaustion(): Mechanic {
  return {
    name: 'exhaustion',
    tickPlayer(world, player) {
      const { horizontal, jumps } = player.travelled
      if (jumps > 0) exhaustPlayer(player, jumps * (player.isSprinting ? PER_SPRINT_JUMP : PER_JUMP))
      if (horizontal > 0) exhaustPlayer(player, horizontal * costPerBlock(world, player))
    },
    damagePlayer(_world, { player, damage }) {
      if (damage.amount > 0 && !COSTS_NOTHING.has(damage.source)) exhaustPlayer(player, PER_HARM)
    },
  }
}

function costPerBlock(world: WorldContext, player: Player): number {
  if (fluidOf(world.blocks.at(player.position)) === 'water') return PER_SWUM_BLOCK
  return player.isSprinting ? PER_SPRINTED_BLOCK : 0
}
