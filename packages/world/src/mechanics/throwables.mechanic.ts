import { eyePosition, handSlot, type Player } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { withCount } from '../items/item-stack.ts'
import { lookDirection } from '../inventory/look-direction.ts'
import { launch } from '../combat/launch.ts'
import type { MissileName } from '../context/projectile.ts'

const speed = 1.5
const pearlCoolDownTicks = 20

const thrown: Readonly<Record<string, MissileName>> = {
  snowball: 'snowball',
  egg: 'egg',
  ender_pearl: 'ender_pearl',
  splash_potion: 'potion',
  lingering_potion: 'potion',
}

// Bottles fly slower than snowballs, and in a higher arc.
const bottleSpeed = 0.5
const bottlePitch = -20

/** Lets players throw snowballs, eggs, ender pearls and bottles of brew. */
export function createThrowables(): Mechanic {
  const lastPearl = new Map<Player, number>()
  return {
    name: 'throwables',
    useItem(world, { player, hand, stack }) {
      const missile = thrown[stack.name]
      if (!missile) return false
      if (missile === 'ender_pearl') {
        const ticks = world.tick - (lastPearl.get(player) ?? -pearlCoolDownTicks)
        // Going back to a snapshot leaves times of the future behind.
        if (ticks >= 0 && ticks < pearlCoolDownTicks) return true
        lastPearl.set(player, world.tick)
      }
      if (player.gameMode !== 'creative') {
        player.inventory.set(handSlot(player, hand), withCount(stack, stack.count - 1))
      }
      const eyes = eyePosition(player)
      launch(world, missile, {
        owner: player,
        position: { ...eyes, y: eyes.y - 0.1 },
        ...(missile === 'potion'
          ? {
              direction: lookDirection({ yaw: player.yaw, pitch: player.pitch + bottlePitch }),
              speed: bottleSpeed,
              potion: stack.potion ?? 'water',
              lingers: stack.name === 'lingering_potion',
            }
          : { direction: lookDirection(player), speed }),
      })
      return true
    },
    playerLeft: (_world, player) => {
      lastPearl.delete(player)
    },
  }
}
