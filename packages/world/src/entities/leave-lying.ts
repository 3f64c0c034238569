import type { ItemEntity } from '../context/entity.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Makes an item that lies about hold another stack, which everybody sees; nothing left takes it away. */
export function leaveLying(
  world: WorldContext,
  entity: ItemEntity,
  left: ItemEntity['stack'] | undefined,
): void {
  if (!left) {
    world.entities.remove(entity)
    return
  }
  entity.stack = left
  world.entities.setMetadata(entity, 'item', { type: 'item_stack', value: left })
}
