import { faceOffsets } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { asMob } from '../context/mob.ts'
import { heldItem } from '../context/player.ts'
import { offsetBy } from '../context/position.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'

const suffix = '_spawn_egg'

/** Lets spawn eggs bring their creature: a grown one beside a block, a young one to its own kind. */
export function createSpawnEggs(): Mechanic {
  return {
    name: 'spawn-eggs',
    useItemOnBlock(world, { player, hand, stack, position, state, face }) {
      if (!stack.name.endsWith(suffix)) return false
      const place = state.isSolid ? offsetBy(position, faceOffsets[face]) : position
      const middle = offsetBy(place, { x: 0.5, y: 0, z: 0.5 })
      const kind = stack.name.slice(0, -suffix.length)
      if (spawnMob(world, kind, { position: middle, isPersistent: true })) spendHeld(player, hand)
      return true
    },
    useEntity(world, { player, hand, target }) {
      const mob = asMob(target)
      if (!mob || mob.isDead || heldItem(player, hand)?.name !== `${mob.typeName}${suffix}`) return false
      const { position } = mob
      if (!spawnMob(world, mob.typeName, { position, isBaby: true, isPersistent: true })) return false
      spendHeld(player, hand)
      return true
    },
  }
}
