import type { BlockState } from '../context/block-state.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'

// A body against a block's side touches it but is not in it; positions on the wire are rounded by about this much.
const slack = 1e-3

/** The blocks, air left out, whose cells a player's body is in; a body beside a cactus is in its cell. */
export function touchedBlocks(
  world: WorldContext,
  { position, width, height }: Player,
): readonly BlockState[] {
  const half = width / 2 - slack
  const { idAt } = world.blocks.in(position.dimension)
  const found: BlockState[] = []
  for (let x = Math.floor(position.x - half); x <= Math.floor(position.x + half); x += 1) {
    for (let z = Math.floor(position.z - half); z <= Math.floor(position.z + half); z += 1) {
      for (let y = Math.floor(position.y + slack); y <= Math.floor(position.y + height - slack); y += 1) {
        const id = idAt(x, y, z)
        if (id !== 0) found.push(world.blocks.state(id))
      }
    }
  }
  return found
}
