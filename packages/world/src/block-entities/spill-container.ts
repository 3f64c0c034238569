import { centreOf, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Container } from '../items/container.ts'

/** Throws the content of a broken container into the world and empties it. */
export function spillContainer(world: WorldContext, container: Container, position: Place): void {
  for (let index = 0; index < container.size; index += 1) {
    const stack = container.get(index)
    if (!stack) continue
    container.set(index, undefined)
    world.entities.dropItem(stack, { position: centreOf(position) })
  }
}
