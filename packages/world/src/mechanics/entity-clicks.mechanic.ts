import type { Entity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { eyePosition, type Player } from '../context/player.ts'
import { readNumber } from '../protocol/read-packet.ts'

const attack = 1
const interactAt = 2
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
        if (distanceToBody(player, target) > reachBlocks) return
        // Some clients send the click twice, with and without a place on the body; one of them is enough.
        const click = `${world.tick} ${target.id}`
        if (action !== attack && lastUse.get(player) === click) return
        lastUse.set(player, click)
        const height = action === interactAt ? readNumber(packet, 'y') : undefined
        const hand = packet['hand'] === 1 ? 'off' : 'main'
        const use = { player, hand, target, ...(height !== undefined && { height }) } as const
        if (action === attack) world.hooks.attackEntity(use)
        else world.hooks.useEntity(use)
      },
    },
    playerLeft: (_world, player) => {
      lastUse.delete(player)
    },
  }
}

// From the eyes to the nearest point of the body; `Infinity` between dimensions.
function distanceToBody(player: Player, { position, width, height }: Entity | Player): number {
  const eyes = eyePosition(player)
  if (eyes.dimension !== position.dimension) return Infinity
  const beside = (from: number, to: number): number => Math.max(0, Math.abs(from - to) - width / 2)
  const above = Math.max(0, position.y - eyes.y, eyes.y - position.y - height)
  return Math.hypot(beside(eyes.x, position.x), above, beside(eyes.z, position.z))
}
