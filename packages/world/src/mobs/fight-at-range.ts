import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { shootAt } from '../combat/shoot-at.ts'
import { canSee } from '../combat/can-see.ts'
import { isSafeAhead } from './is-safe-ahead.ts'
import type { Mob } from '../context/mob.ts'
import { faceTowards, stand, walkAlong } from './walk-towards.ts'

const rangeBlocks = { bow: 15, potion: 10, blast: 64 }
const tooNearBlocks = 4
const retreatPace = 0.7

/** Lets an archer, witch or ghast shoot and keep its distance; false when it must come nearer first. */
export function fightAtRange(
  world: WorldContext,
  mob: Mob,
  { target, distance }: { readonly target: Player; readonly distance: number },
): boolean {
  const { mind, position } = mob
  const own = mob.traits.weapon
  const weapon = own === 'potion' || own === 'blast' ? own : 'bow'
  if (distance > rangeBlocks[weapon] || !canSee(world, mob, target)) return false
  const away = {
    x: (position.x - target.position.x) / distance,
    z: (position.z - target.position.z) / distance,
  }
  if (distance < tooNearBlocks && isSafeAhead(world, mob, away)) walkAlong(mob, away, retreatPace)
  else stand(mob)
  faceTowards(mob, target.position)
  if (world.tick < mind.attackAtTick) return true
  // The first shot takes aim; the next ones follow at the pace of the weapon.
  const interval = weapon === 'potion' || weapon === 'blast' ? 60 : world.difficulty === 'hard' ? 20 : 40
  if (mind.attackAtTick > world.tick - interval * 2)
    shootAt(world, mob, { target, missile: missiles[weapon] })
  mind.attackAtTick = world.tick + interval
  return true
}

const missiles = { bow: 'arrow', potion: 'potion', blast: 'fireball' } as const
