import type { Mechanic } from '../context/mechanic.ts'
import { distanceBetween, parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

const lookTicks = 4
const stepBlocks = 1.2
// A door stays open until whoever opened it is through.
const awayBlocks = 2

/** Lets villagers open the wooden doors on their way, and shut them behind themselves. */
export function createVillagerDoors(): Mechanic {
  // The open doors with the creature that opened each.
  const opened = new Map<string, number>()
  return {
    name: 'villager-doors',
    tickMob: {
      villager(world, mob) {
        if ((world.tick + mob.id) % lookTicks !== 0) return
        const [next] = mob.mind.path
        const { dimension } = mob.position
        for (const cell of [mob.position, ...(next ? [{ ...next, dimension }] : [])]) {
          if (distanceBetween(cell, mob.position) > stepBlocks) continue
          if (swing(world, cell, true)) opened.set(placeKey(lowerHalf(world, cell)), mob.id)
        }
      },
    },
    tick(world) {
      if (world.tick % lookTicks !== 0) return
      for (const [key, id] of opened) {
        const door = parsePlaceKey(key)
        const opener = world.entities.get(id)
        const middle = { ...door, x: door.x + 0.5, z: door.z + 0.5 }
        if (opener && distanceBetween(opener.position, middle) < awayBlocks) continue
        opened.delete(key)
        swing(world, door, false)
      }
    },
    restored: () => opened.clear(),
  }
}

function lowerHalf(world: WorldContext, place: Place): Place {
  const { x, z, dimension } = place
  const y = Math.floor(place.y + 0.1)
  const cell = { x: Math.floor(x), y, z: Math.floor(z), dimension }
  return world.blocks.at(cell).properties['half'] === 'upper' ? { ...cell, y: y - 1 } : cell
}

/** Opens or shuts both halves; false when no door hangs there or it is so already. */
function swing(world: WorldContext, place: Place, isOpen: boolean): boolean {
  const lower = lowerHalf(world, place)
  const { name, properties } = world.blocks.at(lower)
  if (!name.endsWith('_door') || name === 'iron_door' || properties['open'] === isOpen) return false
  for (const half of [lower, { ...lower, y: lower.y + 1 }])
    if (world.blocks.at(half).name === name) world.blocks.update(half, { open: isOpen })
  return true
}
