import type { Mechanic } from '../context/mechanic.ts'
import { asMob } from '../context/mob.ts'
import { heldItem } from '../context/player.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { textComponent } from '../protocol/text-component.ts'

/** Lets named tags give creatures their name, which keeps them; a tag without a name does nothing. */
export function createNameTags(): Mechanic {
  return {
    name: 'name-tags',
    useEntity(world, { player, hand, target }) {
      const mob = asMob(target)
      const tag = heldItem(player, hand)
      if (!mob || mob.isDead || mob.traits.isBoss || tag?.name !== 'name_tag' || !tag.customName) return false
      const value = textComponent(world, tag.customName)
      world.entities.setMetadata(mob, 'custom_name', { type: 'optional_component', value })
      mob.mind.isPersistent = true
      spendHeld(player, hand)
      return true
    },
  }
}
