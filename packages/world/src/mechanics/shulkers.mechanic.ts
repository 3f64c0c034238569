import { afterArmor, isStoppedByArmor } from '../combat/after-armor.ts'
import { noHit } from '../context/damage.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Mob } from '../context/mob.ts'
import { randomInteger } from '../context/random-source.ts'
import type { WorldContext } from '../context/world-context.ts'
import { keepAttached, teleportShulker } from '../mobs/attach-shulker.ts'
import { moveShell, shellGap, shellGaps } from '../mobs/shulker-shell.ts'
import { breakBullet } from '../projectiles/break-bullet.ts'

// https://minecraft.wiki/w/Shulker
const shell = { armor: 20, toughness: 0 } as const
const teleportChance = 1 / 4
const senseTicks = 10
// One tick in forty it opens to look out, for one to three seconds.
const peekChance = senseTicks / 40
const peekSeconds = { minimum: 1, maximum: 3 }

/** Lets the shells of shulkers guard them, keeps them at a block, and lets players strike their bullets away. */
export function createShulkers(): Mechanic {
  return {
    name: 'shulkers',
    damageMob(_world, { mob, damage }) {
      if (mob.typeName !== 'shulker' || shellGap(mob) !== shellGaps.shut) return
      if (damage.source === 'arrow') damage.amount = noHit
      else if (isStoppedByArmor(damage.source)) damage.amount = afterArmor(damage.amount, shell)
    },
    attackEntity(world, { target }) {
      if (target.kind !== 'projectile' || target.typeName !== 'shulker_bullet') return false
      breakBullet(world, target)
      return true
    },
    tickMob: {
      shulker(world, shulker) {
        const { mind } = shulker
        if (shulker.isDead || mind.isStill || !mind.isAwake) return
        const isWeak = shulker.health < shulker.maxHealth / 2
        // Whoever was hit in this tick or after the last one finds it in the next, once.
        if (isWeak && world.tick - shulker.hurtAtTick === 1 && world.random() < teleportChance)
          teleportShulker(world, shulker)
        else keepAttached(world, shulker)
        if ((world.tick + shulker.id) % senseTicks === 0 && !mind.target) lookOut(world, shulker)
      },
    },
  }
}

function lookOut(world: WorldContext, shulker: Mob): void {
  const { mind } = shulker
  const gap = shellGap(shulker)
  if (gap === shellGaps.ajar && world.tick >= mind.strollUntilTick) moveShell(world, shulker, shellGaps.shut)
  if (gap !== shellGaps.shut || world.random() >= peekChance) return
  moveShell(world, shulker, shellGaps.ajar)
  mind.strollUntilTick = world.tick + 20 * randomInteger(world.random, peekSeconds)
}
