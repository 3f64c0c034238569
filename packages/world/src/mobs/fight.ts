import { distanceBetween } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { burnFuse } from './burn-fuse.ts'
import { chase } from './chase.ts'
import { chooseTarget } from './choose-target.ts'
import { fightAtRange } from './fight-at-range.ts'
import { fightByBullets } from './fight-by-bullets.ts'
import { aimBeam, fightByBeam } from './fight-by-beam.ts'
import { fightByVolleys } from './fight-by-volleys.ts'
import { hitPlayer } from '../combat/hit-player.ts'
import type { MobWeapon } from '../context/mob-kind.ts'
import type { Mob } from '../context/mob.ts'
import { stand } from './walk-towards.ts'

const chaseTicks = 4
const ranged: ReadonlySet<MobWeapon> = new Set(['bow', 'potion', 'blast'])

/** Lets a mob go for its enemy; false when it has none. */
export function fight(world: WorldContext, mob: Mob): boolean {
  const { mind, traits } = mob
  const target = chooseTarget(world, mob)
  mind.target = target
  if (!target) {
    mind.path = []
    mind.volleyStep = 0
    if (traits.weapon === 'beam') aimBeam(world, mob, undefined)
    if (traits.weapon === 'bullet') fightByBullets(world, mob, undefined)
    return traits.weapon === 'fuse' && burnFuse(world, mob, Infinity)
  }
  mind.thinkAtTick = world.tick + chaseTicks
  const distance = distanceBetween(mob.position, target.position)
  if (traits.weapon === 'fuse' && burnFuse(world, mob, distance)) {
    stand(mob)
    return true
  }
  if (traits.weapon === 'beam') {
    fightByBeam(world, mob, { target, distance })
    return true
  }
  if (traits.weapon === 'bullet') {
    fightByBullets(world, mob, target)
    return true
  }
  if (traits.weapon === 'fireball') {
    fightByVolleys(world, mob, { target, distance })
    return true
  }
  const isRanged = ranged.has(traits.weapon)
  if (isRanged && fightAtRange(world, mob, { target, distance })) return true
  chase(world, mob, target)
  if (traits.weapon === 'touch') hitPlayer(world, mob, target)
  return true
}
