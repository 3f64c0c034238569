import type { Mechanic } from '../context/mechanic.ts'
import type { ActiveEffect, Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { sendPlayerMetadata } from '../inventory/send-player-metadata.ts'

const healthPerLevel = 4

interface Shell {
  /** The dose that gave the hearts; another object means another dose. */
  readonly effect: ActiveEffect
  left: number
}

/** Lets the golden hearts of absorption take harm first; comes after all that lowers damage. */
export function createAbsorption(): Mechanic {
  const shells = new Map<Player, Shell>()
  const show = (world: WorldContext, player: Player, left: number): void =>
    sendPlayerMetadata(world, player, { player_absorption: { type: 'float', value: left } })
  return {
    name: 'absorption',
    tickPlayer(world, player) {
      const effect = player.effects.get('Absorption')
      const shell = shells.get(player)
      if (shell?.effect === effect) return
      if (effect) shells.set(player, { effect, left: healthPerLevel * (effect.amplifier + 1) })
      else shells.delete(player)
      show(world, player, shells.get(player)?.left ?? 0)
    },
    damagePlayer(world, { player, damage }) {
      const shell = shells.get(player)
      if (!shell || damage.source === 'void' || damage.source === 'kill' || damage.amount <= 0) return
      const taken = Math.min(shell.left, damage.amount)
      shell.left -= taken
      damage.amount -= taken
      show(world, player, shell.left)
    },
    playerLeft: (_world, player) => {
      shells.delete(player)
    },
  }
}
