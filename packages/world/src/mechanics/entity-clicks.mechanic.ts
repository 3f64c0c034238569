import type { Mechanic } from '../context/mechanic.ts'
import { eyePosition, type Player } from '../context/player.ts'
import { distanceBetween } from '../context/position.ts'
import { readNumber } from '../protocol/read-packet.ts'

const attack = 1
const reachBlocks = 6

/** Passes clicks on entities and players to the mechanics that care. */
export function createEntityClicks(): Mechanic {
  const lastUse = new Map<Player, string>()
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
        if (!target || target === player || player.isDead) return
        if (distanceBetween(eyePosition(player), target.position) > reachBlocks) return
        // Some clients send the click twice, with and without a place on the body; one of them is enough.
        const click = `${world.tick} ${target.id}`
        if (action !== attack && lastUse.get(player) === click) return
        lastUse.set(player, click)
        const use = { player, hand: packet['hand'] === 1 ? 'off' : 'main', target } as const
        if (action === attack) world.hooks.attackEntity(use)
        else world.hooks.useEntity(use)
      },
    },
    playerLeft: (_world, player) => {
      lastUse.delete(player)
    },
  }
}
