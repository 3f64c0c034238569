import type { Mechanic } from '../context/mechanic.ts'
import { vitalsOf } from '../context/player.ts'

/** Tells clients of health, food and saturation that are not what they were last told; comes after all that may change them. */
export function createVitalSigns(): Mechanic {
  return {
    name: 'vital-signs',
    tickPlayer(_world, player) {
      if (!player.isDead && player.shownVitals !== vitalsOf(player)) player.sendVitals()
    },
  }
}
