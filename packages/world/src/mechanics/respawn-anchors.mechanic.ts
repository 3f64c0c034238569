import type { Mechanic } from '../context/mechanic.ts'
import { handSlot } from '../context/player.ts'
import { centreOf, distanceBetween, offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { withCount } from '../items/item-stack.ts'
import { explode } from '../mobs/explode.ts'
import { playSound } from '../protocol/sound-packet.ts'

// https://minecraft.wiki/w/Respawn_Anchor#Usage
const mostCharges = 4
const power = 5

/** Lets respawn anchors be charged with glowstone, hold the way back in the Nether, and blow up elsewhere. */
export function createRespawnAnchors(): Mechanic {
  return {
    name: 'respawn-anchors',
    useBlock(world, { player, hand, stack, position, state }) {
      if (state.name !== 'respawn_anchor') return false
      const charges = Number(state.properties['charges'] ?? 0)
      if (stack?.name === 'glowstone' && charges < mostCharges) {
        world.blocks.update(position, { charges: charges + 1 })
        playSound(world, position, { name: 'block.respawn_anchor.charge', category: 'block' })
        if (player.gameMode !== 'creative')
          player.inventory.set(handSlot(player, hand), withCount(stack, stack.count - 1))
        return true
      }
      if (charges === 0) return false
      if (position.dimension !== 'the_nether') {
        world.blocks.set(position, 0)
        explode(world, centreOf(position), { power, breaksBlocks: true })
        return true
      }
      const isSame = player.spawnPoint?.bed && distanceBetween(player.spawnPoint.bed, position) === 0
      if (isSame) return true
      player.spawnPoint = { position: standingPlace(world, position), bed: { ...position } }
      player.tell('Respawn point set')
      playSound(world, position, { name: 'block.respawn_anchor.set_spawn', category: 'block' })
      return true
    },
    // A life costs a charge.
    playerRespawned(world, player) {
      const anchor = player.spawnPoint?.bed
      const state = anchor && world.blocks.at(anchor)
      if (!anchor || state?.name !== 'respawn_anchor') return
      world.blocks.update(anchor, { charges: Math.max(0, Number(state.properties['charges'] ?? 0) - 1) })
    },
  }
}

// A free place beside the anchor, or on top of it.
function standingPlace({ blocks }: WorldContext, anchor: Place): Place {
  for (const [dx, dz] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const place = offsetBy(anchor, { x: dx, y: 0, z: dz })
    const isFree = [0, 1].every((up) => !blocks.at(offsetBy(place, { x: 0, y: up, z: 0 })).isSolid)
    if (isFree && blocks.at(offsetBy(place, { x: 0, y: -1, z: 0 })).isSolid)
      return offsetBy(place, { x: 0.5, y: 0, z: 0.5 })
  }
  return offsetBy(anchor, { x: 0.5, y: 1, z: 0.5 })
}
