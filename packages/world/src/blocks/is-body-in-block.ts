import type { BlockState } from '../context/block-state.ts'
import type { Body } from '../entities/move-body.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

// Bodies may touch a block's side; positions on the wire are rounded by about this much.
const slack = 1e-3

/** Whether a player or mob is where a block with these shapes would be. */
export function isBodyInBlock(world: WorldContext, position: Place, shapes: BlockState['shapes']): boolean {
  const isInside = ({ position: feet, width, height }: Body): boolean =>
    feet.dimension === position.dimension &&
    shapes.some(
      ([x0, y0, z0, x1, y1, z1]) =>
        feet.x + width / 2 > position.x + x0 + slack &&
        feet.x - width / 2 < position.x + x1 - slack &&
        feet.z + width / 2 > position.z + z0 + slack &&
        feet.z - width / 2 < position.z + z1 - slack &&
        feet.y + height > position.y + y0 + slack &&
        feet.y < position.y + y1 - slack,
    )
  if (world.players.some((player) => player.gameMode !== 'spectator' && !player.isDead && isInside(player)))
    return true
  for (const entity of world.entities.all()) if (entity.kind === 'mob' && isInside(entity)) return true
  return false
}
