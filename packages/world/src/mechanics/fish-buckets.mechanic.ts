import { handSlot } from '../context/player.ts'
import { asMob } from '../context/mob.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { playSound } from '../protocol/sound-packet.ts'

/** Lets buckets of water catch fish, tadpoles and axolotls; pouring them out is the bucket's own rule. */
export function createFishBuckets(): Mechanic {
  return {
    name: 'fish-buckets',
    useEntity(world, { player, hand, target }) {
      const mob = asMob(target)
      const slot = handSlot(player, hand)
      if (!mob || mob.isDead || player.inventory.get(slot)?.name !== 'water_bucket') return false
      const name = `${mob.typeName}_bucket`
      if (!world.items.has(name)) return false
      world.entities.remove(mob)
      player.inventory.set(slot, { name, count: 1 })
      playSound(world, mob.position, { name: 'item.bucket.fill_fish', category: 'neutral' })
      return true
    },
  }
}
