import type { Mechanic } from '../context/mechanic.ts'

// What a player drops on death flies about and cannot be caught at once.
const scatterSpeed = 0.4
const pickupDelayTicks = 40

/** Scatters what a dead player carried, unless the keepInventory rule holds. */
export function createDeathDrops(): Mechanic {
  return {
    name: 'death-drops',
    playerDied(world, { player }) {
      if (world.gamerules.keepInventory) return
      for (let slot = 0; slot < player.inventory.size; slot += 1) {
        const stack = player.inventory.get(slot)
        if (!stack) continue
        player.inventory.set(slot, undefined)
        world.entities.dropItem(stack, {
          position: { ...player.position, y: player.position.y + 0.5 },
          velocity: {
            x: (world.random() - 0.5) * scatterSpeed,
            y: 0.2,
            z: (world.random() - 0.5) * scatterSpeed,
          },
          pickupDelayTicks: pickupDelayTicks,
        })
      }
    },
  }
}
