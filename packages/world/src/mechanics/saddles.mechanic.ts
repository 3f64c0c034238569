import type { Mechanic } from '../context/mechanic.ts'
import { asMob, isBaby } from '../context/mob.ts'
import { heldItem } from '../context/player.ts'
import { spendHeld } from '../inventory/spend-held.ts'

// Horses take a saddle only when they are tame, which nobody can make them here.
const carriers: readonly string[] = ['pig', 'strider']

/** Lets grown pigs and striders be saddled; the saddle falls when they die. */
export function createSaddles(): Mechanic {
  return {
    name: 'saddles',
    useEntity(world, { player, hand, target }) {
      const mob = asMob(target)
      if (!mob || !carriers.includes(mob.typeName) || heldItem(player, hand)?.name !== 'saddle') return false
      if (mob.isDead || isBaby(mob) || mob.metadata.get('saddle')?.value === true) return false
      world.entities.setMetadata(mob, 'saddle', { type: 'boolean', value: true })
      mob.mind.isPersistent = true
      spendHeld(player, hand)
      return true
    },
    mobDied(world, mob) {
      if (mob.metadata.get('saddle')?.value !== true) return
      world.entities.dropItem({ name: 'saddle', count: 1 }, { position: mob.position })
    },
  }
}
