import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'

const attempts = 16
const rangeBlocks = 8

/** Moves a player to a random place to stand within eight blocks; nothing happens when none is found. */
export function eatChorusFruit(world: WorldContext, player: Player): void {
  const near = (centre: number): number => Math.floor(centre + (world.random() * 2 - 1) * rangeBlocks)
  const { dimension } = player.position
  const { minY } = world.blocks.in(dimension)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [x, z] = [near(player.position.x), near(player.position.z)]
    let y = near(player.position.y)
    while (y > minY && !world.blocks.at({ x, y: y - 1, z, dimension }).isSolid) y -= 1
    const isFree = [0, 1].every((up) => world.blocks.at({ x, y: y + up, z, dimension }).isAir)
    if (y <= minY || !isFree) continue
    player.teleport({ x: x + 0.5, y, z: z + 0.5, dimension })
    return
  }
}
