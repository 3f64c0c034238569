import type { BlockState } from '../context/block-state.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

const dangerous = /lava|fire|cactus|magma_block|sweet_berry_bush|powder_snow/

/** The height at which feet stand on the ground of a column below a ceiling; absent over fluid, fire and the void. */
export function findStandingHeight(
  world: WorldContext,
  { x, z, dimension }: Omit<Place, 'y'>,
  ceiling: number,
): number | undefined {
  const { minY, maxY, surfaceY } = world.blocks.in(dimension)
  const top = Math.min(surfaceY(Math.floor(x), Math.floor(z)) + 1, Math.floor(ceiling), maxY - 2)
  const at = (y: number): BlockState => world.blocks.at({ x, y, z, dimension })
  for (let y = top; y > minY; y -= 1) {
    if (!isFree(at(y)) || !isFree(at(y + 1))) continue
    const ground = at(y - 1)
    if (isFree(ground)) continue
    if (!ground.isSolid || dangerous.test(ground.name)) return undefined
    return y
  }
  return undefined
}

const isFree = ({ isSolid, name }: BlockState): boolean =>
  !isSolid && !name.includes('water') && !dangerous.test(name)
