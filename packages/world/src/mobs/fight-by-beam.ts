import { canSee } from '../combat/can-see.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { scaleToDifficulty } from '../combat/scale-to-difficulty.ts'
import type { Mob } from '../context/mob.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { faceTowards, stand, walkTowards } from './walk-towards.ts'

// https://minecraft.wiki/w/Guardian#Behavior
const reachBlocks = 15
const chargeTicks = { guardian: 80, elder_guardian: 60 } as const
const nobody = 0
const restTicks = 20

/** Lets a guardian aim its beam, which hurts when it has been on somebody long enough, and come nearer when nobody is in reach. */
export function fightByBeam(
  world: WorldContext,
  mob: Mob,
  { target, distance }: { readonly target: Player; readonly distance: number },
): void {
  const { mind } = mob
  if (distance > reachBlocks || !canSee(world, mob, target)) {
    aimBeam(world, mob, undefined)
    walkTowards(mob, target.position, 1)
    return
  }
  stand(mob)
  faceTowards(mob, target.position)
  if (aimOf(mob) !== target.id) {
    if (world.tick < mind.attackAtTick) return
    aimBeam(world, mob, target)
    mind.attackAtTick =
      world.tick + (mob.typeName === 'elder_guardian' ? chargeTicks.elder_guardian : chargeTicks.guardian)
    return
  }
  if (world.tick < mind.attackAtTick) return
  aimBeam(world, mob, undefined)
  mind.attackAtTick = world.tick + restTicks
  damagePlayer(world, target, {
    amount: scaleToDifficulty(world, mob.traits.attack),
    source: 'magic',
    attacker: mob,
  })
}

const aimOf = ({ metadata }: Mob): unknown => metadata.get('attack_target')?.value ?? nobody

/** Points a guardian's beam at a player, or at nobody. */
export function aimBeam(world: WorldContext, mob: Mob, target: Player | undefined): void {
  const id = target?.id ?? nobody
  if (aimOf(mob) === id) return
  world.entities.setMetadata(mob, 'attack_target', { type: 'int', value: id })
}
