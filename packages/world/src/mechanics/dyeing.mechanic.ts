import type { Mechanic } from '../context/mechanic.ts'
import { asMob } from '../context/mob.ts'
import { heldItem } from '../context/player.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { coatMetadata, isCoatColour } from '../mobs/sheep-coat.ts'

/** Lets dye colour the wool of sheep that are not shorn. */
export function createDyeing(): Mechanic {
  return {
    name: 'dyeing',
    useEntity(world, { player, hand, target }) {
      const sheep = asMob(target)
      const dye = heldItem(player, hand)?.name
      if (sheep?.typeName !== 'sheep' || !dye?.endsWith('_dye')) return false
      const colour = dye.slice(0, -'_dye'.length)
      if (sheep.isDead || sheep.coat === undefined || sheep.coat === colour) return false
      if (!isCoatColour(colour)) return false
      sheep.coat = colour
      world.entities.setMetadata(sheep, 'wool', coatMetadata(colour, { isShorn: false }))
      spendHeld(player, hand)
      return true
    },
  }
}
