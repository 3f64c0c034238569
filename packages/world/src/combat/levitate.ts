import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { giveEffect } from '../survival/give-effect.ts'

// https://minecraft.wiki/w/Shulker#Attacking
const levitation = { name: 'Levitation', ticks: 200 } as const

/** Lets a player whom a shulker's bullet met rise for ten seconds. */
export function levitate(world: WorldContext, player: Player): void {
  giveEffect(world, player, levitation)
}
