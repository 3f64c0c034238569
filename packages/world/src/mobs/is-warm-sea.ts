import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

const warmLand: ReadonlySet<string> = new Set(['desert', 'jungle', 'savanna'])
// Within sight of a shore; the oceans of this world are two or three hundred blocks wide.
const lookBlocks: readonly number[] = [40, 80, 120]
const directions = 8

/** Whether a place of the sea lies off a warm shore, where the game has warm oceans. */
export function isWarmSea(
  { groundAt }: Pick<WorldContext, 'groundAt'>,
  { x, z, dimension }: Omit<Place, 'y'>,
): boolean {
  return lookBlocks.some((distance) =>
    Array.from({ length: directions }, (_, step) => (step * 2 * Math.PI) / directions).some((angle) => {
      const place = { x: x + Math.cos(angle) * distance, z: z + Math.sin(angle) * distance, dimension }
      return warmLand.has(groundAt(place).biome)
    }),
  )
}
