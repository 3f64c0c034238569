import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { sendPlayerMetadata } from '../inventory/send-player-metadata.ts'

const ON_FIRE = 0x01
const SNEAKING = 0x02
const SPRINTING = 0x08
const INVISIBLE = 0x20

/** Shows everyone who burns, sneaks, sprints or is invisible. */
export function createPlayerFlags(): Mechanic {
  const shown = new Map<Player, number>()
  return {
    name: 'player-flags',
    tickPlayer(world, player) {
      const flags = flagsOf(player)
      if ((shown.get(player) ?? 0) === flags) return
      shown.set(player, flags)
      sendPlayerMetadata(world, player, { shared_flags: { type: 'byte', value: flags } })
    },
    playerLeft: (_world, player) => {
      shown.delete(player)
    },
  }
}

const flagsOf = (player: Player): number =>
  (player.fireTicks > 0 ? ON_FIRE : 0) |
  (player.isSneaking ? SNEAKING : 0) |
  (player.isSprinting ? SPRINTING : 0) |
  (player.effects.has('Invisibility') ? INVISIBLE : 0)
