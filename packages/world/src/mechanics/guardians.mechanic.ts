import { damagePlayer } from '../combat/damage-player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { distanceBetween } from '../context/position.ts'
import { giveEffect } from '../survival/give-effect.ts'

// https://minecraft.wiki/w/Elder_Guardian#Inflicting_Mining_Fatigue
const curseTicks = 1200
const curseBlocks = 50
const curse = { name: 'MiningFatigue', ticks: 6000, amplifier: 2 } as const

// https://minecraft.wiki/w/Guardian#Defending
const spikeHarm = 2
const stillSpeed = 0.02

/** Lets the spikes of guardians hurt who hits them while they rest, and elders make digging slow. */
export function createGuardians(): Mechanic {
  return {
    name: 'guardians',
    damageMob(world, { mob, damage }) {
      const { attacker, source } = damage
      if (mob.traits.weapon !== 'beam' || source !== 'attack' || attacker?.kind !== 'player') return
      if (Math.hypot(mob.velocity.x, mob.velocity.z) > stillSpeed) return
      damagePlayer(world, attacker, { amount: spikeHarm, source: 'magic', attacker: mob })
    },
    tickMob: {
      elder_guardian(world, mob) {
        if ((world.tick + mob.id) % curseTicks !== 0 || mob.isDead) return
        for (const player of world.players) {
          const isCursed = player.gameMode === 'survival' || player.gameMode === 'adventure'
          if (!isCursed || player.isDead || distanceBetween(player.position, mob.position) > curseBlocks)
            continue
          giveEffect(world, player, curse)
        }
      },
    },
  }
}
