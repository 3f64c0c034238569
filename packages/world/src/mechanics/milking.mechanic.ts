import { handSlot } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { withCount } from '../items/item-stack.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import { asMob, isBaby } from '../context/mob.ts'

const milked = new Set(['cow', 'mooshroom', 'goat'])

/** Lets an empty bucket be filled with milk. */
export function createMilking(): Mechanic {
  return {
    name: 'milking',
    useEntity(world, { player, hand, target }) {
      const mob = asMob(target)
      const slot = handSlot(player, hand)
      const stack = player.inventory.get(slot)
      if (!mob || !milked.has(mob.typeName) || stack?.name !== 'bucket') return false
      if (mob.isDead || isBaby(mob)) return false
      if (player.gameMode === 'creative') return true
      const left = withCount(stack, stack.count - 1)
      player.inventory.set(slot, left ?? { name: 'milk_bucket', count: 1 })
      if (left) giveOrDrop(world, player, { name: 'milk_bucket', count: 1 })
      return true
    },
  }
}
