import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { pushPlayer } from '../combat/push-player.ts'
import { scaleToDifficulty } from '../combat/scale-to-difficulty.ts'
import { isPerched, type Dragon, type DragonState } from './dragon-state.ts'

// https://minecraft.wiki/w/Ender_Dragon#Damage
const headDamage = 10
const wingDamage = 5
const marginBlocks = 1
const pushStrength = 1.6
const intervalTicks = 10

/** Lets the body of a flying dragon hurt and throw aside whoever it meets; its head hurts most. */
export function touchPlayers(world: WorldContext, dragon: Dragon, state: DragonState): void {
  if (isPerched(state) || state.phase === 'dying' || world.tick % intervalTicks !== 0) return
  const reach = dragon.width / 2 + marginBlocks
  for (const player of world.players.slice()) {
    const { x, y, z, dimension } = player.position
    const [dx, dz] = [x - dragon.position.x, z - dragon.position.z]
    const isMet =
      dimension === dragon.position.dimension &&
      Math.abs(dx) < reach &&
      Math.abs(dz) < reach &&
      y < dragon.position.y + dragon.height + marginBlocks &&
      y + player.height > dragon.position.y - marginBlocks
    if (!isMet) continue
    const isAhead = dx * dragon.velocity.x + dz * dragon.velocity.z > 0
    const amount = scaleToDifficulty(world, isAhead ? headDamage : wingDamage)
    if (damagePlayer(world, player, { amount, source: 'attack', attacker: dragon }) > 0)
      pushPlayer(player, dragon.position, pushStrength)
  }
}
