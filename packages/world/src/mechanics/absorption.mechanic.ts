import type { Mechanic } from '../context/mechanic.ts'
import type { ActiveEffect, Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { sendPlayerMetadata } from '../inventory/send-player-metadata.ts'

const healthPerLevel = 4

const leftOf = ({ amplifier, absorbed = 0 }: ActiveEffect): number =>
  Math.max(0, healthPerLevel * (amplifier + 1) - absorbed)

/** Lets the golden hearts of absorption take harm first; comes after all that lowers damage. */
export function createAbsorption(): Mechanic {
  const shown = new Map<Player, number>()
  const show = (world: WorldContext, player: Player): void => {
    const effect = player.effects.get('Absorption')
    const left = effect ? leftOf(effect) : 0
    if ((shown.get(player) ?? 0) === left) return
    shown.set(player, left)
    sendPlayerMetadata(world, player, { player_absorption: { type: 'float', value: left } })
  }
  return {
    name: 'absorption',
    tickPlayer: show,
    damagePlayer(world, { player, damage }) {
      const effect = player.effects.get('Absorption')
      if (!effect || damage.source === 'void' || damage.source === 'kill' || damage.amount <= 0) return
      const taken = Math.min(leftOf(effect), damage.amount)
      effect.absorbed = (effect.absorbed ?? 0) + taken
      damage.amount -= taken
      show(world, player)
    },
    playerLeft: (_world, player) => {
      shown.delete(player)
    },
  }
}
