import type { Damage } from '../context/damage.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { fluidOf } from '../fluids/fluid-level.ts'
import { exhaustPlayer } from '../survival/exhaust-player.ts'

// https://minecraft.wiki/w/Hunger#Exhaustion_level_increase; digging and hitting pay in their own mechanics.
const perSprintedBlock = 0.1
const perSwumBlock = 0.01
const perJump = 0.05
const perSprintJump = 0.2
const perHarm = 0.1

const costsNothing: ReadonlySet<Damage['source']> = new Set(['starve', 'drown', 'void', 'kill', 'magic'])

/** Makes sprinting, jumping, swimming and being hurt cost strength. */
export function createExhaustion(): Mechanic {
  return {
    name: 'exhaustion',
    tickPlayer(world, player) {
      const { horizontal, jumps } = player.travelled
      if (jumps > 0) exhaustPlayer(player, jumps * (player.isSprinting ? perSprintJump : perJump))
      if (horizontal > 0) exhaustPlayer(player, horizontal * costPerBlock(world, player))
    },
    damagePlayer(_world, { player, damage }) {
      if (damage.amount > 0 && !costsNothing.has(damage.source)) exhaustPlayer(player, perHarm)
    },
  }
}

function costPerBlock(world: WorldContext, player: Player): number {
  if (fluidOf(world.blocks.at(player.position)) === 'water') return perSwumBlock
  return player.isSprinting ? perSprintedBlock : 0
}
