import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'

/** Tells clients of health, food and saturation whenever a tick changed them; comes after all that may. */
export function createVitalSigns(): Mechanic {
  const lastSent = new Map<Player, string>()
  return {
    name: 'vital-signs',
    tickPlayer(_world, player) {
      if (player.isDead) return
      const signs = `${player.health} ${player.food} ${player.saturation}`
      if (lastSent.get(player) === signs) return
      lastSent.set(player, signs)
      player.sendVitals()
    },
    playerLeft: (_world, player) => {
      lastSent.delete(player)
    },
  }
}
