import { hash2 } from '../hash2.ts'
import { storeyBlocks, type Tower } from './raise-tower.ts'

const least = 2
const most = 4
const salt = 0x5b1c

// Free of stairs, lights, chests and doors on every storey.
const corners = [
  [2, 2],
  [2, -2],
  [0, 2],
  [0, -2],
] as const

/** Places of the shulkers of an end city: two to four, each on a storey of its own from the treasure down. */
export function shulkerSpots({
  x,
  y,
  z,
  storeys,
}: Tower): readonly (readonly [x: number, y: number, z: number])[] {
  const dice = hash2(salt, x, z)
  const count = least + (dice % (most - least + 1))
  return Array.from({ length: Math.min(count, storeys) }, (_, step) => {
    const [dx, dz] = corners[(dice >>> (4 + 2 * step)) % corners.length] ?? corners[0]
    return [x + dx, y + (storeys - 1 - step) * storeyBlocks + 1, z + dz]
  })
}
