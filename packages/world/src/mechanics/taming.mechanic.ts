import type { Mechanic } from '../context/mechanic.ts'
import { asMob } from '../context/mob.ts'
import { heldItem } from '../context/player.ts'
import { isSitting, isTame, ownerOf, setTame } from '../mobs/tameness.ts'
import { spendHeld } from '../inventory/spend-held.ts'

// https://minecraft.wiki/w/Taming
const treats: Readonly<Record<string, readonly string[]>> = {
  wolf: ['bone'],
  cat: ['cod', 'salmon'],
  parrot: ['wheat_seeds', 'melon_seeds', 'pumpkin_seeds', 'beetroot_seeds'],
}
const chance = 1 / 3
const heartStatus = 7
const smokeStatus = 6

/** Lets bones, fish and seeds tame wolves, cats and parrots, which sit and rise at a click of their owner. */
export function createTaming(): Mechanic {
  return {
    name: 'taming',
    useEntity(world, { player, hand, target }) {
      const mob = asMob(target)
      const wanted = mob && treats[mob.typeName]
      if (!mob || mob.isDead || !wanted) return false
      const item = heldItem(player, hand)?.name
      if (isTame(mob)) {
        if (ownerOf(mob) !== player.uuid || (item !== undefined && mob.traits.foods.includes(item)))
          return false
        if (hand === 'main') setTame(world, mob, { owner: player.uuid, isSitting: !isSitting(mob) })
        return true
      }
      if (item === undefined || !wanted.includes(item) || world.tick < mob.mind.angryUntilTick) return false
      spendHeld(player, hand)
      const isWon = world.random() < chance
      if (isWon) {
        setTame(world, mob, { owner: player.uuid, isSitting: true })
        mob.mind.target = undefined
        mob.mind.isPersistent = true
      }
      const entityStatus = isWon ? heartStatus : smokeStatus
      world.broadcastNear(mob, 'entity_status', { entityId: mob.id, entityStatus })
      return true
    },
  }
}
