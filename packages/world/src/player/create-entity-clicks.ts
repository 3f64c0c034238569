import type { Mechanic } from '../context/mechanic.ts'
import { eyePosition } from '../context/player.ts'
import { distanceBetween } from '../context/position.ts'
import { readNumber } from '../protocol/read-packet.ts'

const ATTACK = 1
const INTERACT_AT = 2
const REACH_BLOCKS = 6

/** Passes clicks on entities and players to the mechanics that care. */
export function createEntityClicks(): Mechanic {
  return {
    name: 'entity-clicks',
    packets: {
      use_entity: (world, player, packet) => {
        const id = readNumber(packet, 'target')
        const action = readNumber(packet, 'mouse')
        const target =
          id === undefined
            ? undefined
            : (world.entities.get(id) ?? world.players.find((other) => other.id === id))
        // Clients send the click with a place on the body beside the plain one; one of them is enough.
        if (!target || target === player || player.isDead || action === INTERACT_AT) return
        if (distanceBetween(eyePosition(player), target.position) > REACH_BLOCKS) return
        const use = { player, hand: packet['hand'] === 1 ? 'off' : 'main', target } as const
        const hooks = action === ATTACK ? world.hooks.attackEntity : world.hooks.useEntity
        hooks.some((hook) => hook(world, use))
      },
    },
  }
}
