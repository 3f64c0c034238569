import type { Mechanic } from '../context/mechanic.ts'
import type { JsonValue } from '../context/json-value.ts'
import type { Place } from '../context/position.ts'
import type { ItemStack } from '../items/item-stack.ts'

interface SavedItem {
  readonly stack: ItemStack
  readonly position: Place
}

/** Keeps the items that lie around with the world. */
export function createItemStorage(): Mechanic {
  return {
    name: 'item-storage',
    save(world) {
      const items: SavedItem[] = []
      for (const entity of world.entities.all()) {
        if (entity.kind === 'item') items.push({ stack: entity.stack, position: { ...entity.position } })
      }
      // Stacks and positions are made of JSON-safe fields only.
      return items as unknown as JsonValue
    },
    load(world, data) {
      if (!Array.isArray(data)) return
      // Written by save above; the storage checks the file's version and shape as a whole.
      for (const { stack, position } of data as unknown as readonly SavedItem[]) {
        world.entities.dropItem(stack, { position, velocity: { x: 0, y: 0, z: 0 } })
      }
    },
  }
}
