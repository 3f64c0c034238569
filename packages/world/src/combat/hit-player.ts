import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from './damage-player.ts'
import { canSee } from './can-see.ts'
import type { Mob } from '../context/mob.ts'
import { giveEffect, type EffectSeed } from '../survival/give-effect.ts'
import { pushPlayer } from './push-player.ts'
import { scaleToDifficulty } from './scale-to-difficulty.ts'

const coolDownTicks = 20
const armBlocks = 0.75
const armSwing = 0
const stungTicks = 1200
const mildVenoms = new Set(['cave_spider', 'bee'])

// Effects of a blow: https://minecraft.wiki/w/Wither_Skeleton, Cave_Spider and Husk
const venoms: Readonly<Record<string, EffectSeed>> = {
  wither_skeleton: { name: 'Wither', ticks: 200 },
  cave_spider: { name: 'Poison', ticks: 140 },
  husk: { name: 'Hunger', ticks: 140 },
  bee: { name: 'Poison', ticks: 200 },
}

/** Lets a mob hit a player who is in reach when its arm is ready. */
export function hitPlayer(world: WorldContext, mob: Mob, target: Player): void {
  if (world.tick < mob.mind.attackAtTick || !isInReach(mob, target) || !canSee(world, mob, target)) return
  const amount = mob.typeName === 'slime' ? (mob.size > 1 ? mob.size : 0) : mob.traits.attack
  if (amount <= 0) return
  mob.mind.attackAtTick = world.tick + coolDownTicks
  world.broadcastNear(mob, 'animation', { entityId: mob.id, animation: armSwing })
  const dealt = damagePlayer(world, target, {
    amount: scaleToDifficulty(world, amount),
    source: 'attack',
    attacker: mob,
  })
  if (dealt <= 0) return
  pushPlayer(target, mob.position)
  const venom = venoms[mob.typeName]
  // Its sting costs a bee its life: https://minecraft.wiki/w/Bee#Attacking
  if (mob.typeName === 'bee') mob.mind.fuseTicks = stungTicks
  const isMild = world.difficulty === 'easy' && mildVenoms.has(mob.typeName)
  if (venom && !isMild) giveEffect(world, target, venom)
}

function isInReach(mob: Mob, { position, width, height }: Player): boolean {
  const reach = mob.width / 2 + width / 2 + armBlocks
  return (
    position.dimension === mob.position.dimension &&
    Math.hypot(position.x - mob.position.x, position.z - mob.position.z) <= reach &&
    position.y < mob.position.y + mob.height + 0.5 &&
    position.y + height > mob.position.y - 0.5
  )
}
