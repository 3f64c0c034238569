import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { sendPlayerMetadata } from '../inventory/send-player-metadata.ts'

const onFire = 0x01
const sneaking = 0x02
const sprinting = 0x08
const invisible = 0x20
// The sign of the byte on the wire.
const gliding = -0x80

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
  (player.fireTicks > 0 ? onFire : 0) |
  (player.isSneaking ? sneaking : 0) |
  (player.isSprinting ? sprinting : 0) |
  (player.effects.has('Invisibility') ? invisible : 0) |
  (player.isGliding ? gliding : 0)
