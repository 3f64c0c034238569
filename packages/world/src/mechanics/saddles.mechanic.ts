import type { Mechanic } from '../context/mechanic.ts'
import { asMob } from '../context/mob.ts'
import { heldItem } from '../context/player.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { isSaddled, maySaddle, putSaddle } from '../mobs/steeds.ts'

/** Lets grown pigs, striders, camels and tame horses be saddled; the saddle falls when they die. */
export function createSaddles(): Mechanic {
  return {
    name: 'saddles',
    useEntity(world, { player, hand, target }) {
      const mob = asMob(target)
      if (!mob || heldItem(player, hand)?.name !== 'saddle' || !maySaddle(mob)) return false
      putSaddle(world, mob)
      spendHeld(player, hand)
      return true
    },
    mobDied(world, mob) {
      if (isSaddled(mob)) world.entities.dropItem({ name: 'saddle', count: 1 }, { position: mob.position })
    },
  }
}
