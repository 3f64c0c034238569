import type { Mechanic } from '../context/mechanic.ts'
import { eyePosition } from '../context/player.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween } from '../context/position.ts'
import { readNumber } from '../protocol/read-packet.ts'

const ATTACK = 1
const REACH_BLOCKS = 6

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
        if (distanceBetween(eyePosition(player), target.position) > REACH_BLOCKS) return
        // Some clients send the click twice, with and without a place on the body; one of them is enough.
        const click = `${world.tick} ${target.id}`
        if (action !== ATTACK && lastUse.get(player) === click) return
        lastUse.set(player, click)
        const use = { player, hand: packet['hand'] === 1 ? 'off' : 'main', target } as const
        if (action === ATTACK) world.hooks.attackEntity(use)
        else world.hooks.useEntity(use)
      },
    },
    playerLeft: (_world, player) => {
      lastUse.delete(player)
    },
  }
}
