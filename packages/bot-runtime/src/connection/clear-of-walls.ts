// Half a body's width, in blocks, as the physics has it.
const halfWidth = 0.3

// Walls stand at multiples of a sixteenth of a block.
const grid = 16

// More than the error of the sums below, and far less than anybody sees.
const gap = 1e-7

/**
 * Coordinate of a body's middle, moved out of the wall that it touches. The physics sets a body against a wall by adding
 * half its width to the wall's place and takes it away again in the next tick: 2.3 - 0.3 is less than 2, and a wall that
 * a body is in does not stop it (prismarine-physics 1.x, `lib/aabb.js`, compares without a tolerance). Servers put such a
 * body back at every tick, so that it is stuck.
 */
export function clearOfWalls(middle: number): number {
  const low = Math.round((middle - halfWidth) * grid) / grid
  if (middle - halfWidth < low && low - (middle - halfWidth) < gap) return low + halfWidth + gap
  const high = Math.round((middle + halfWidth) * grid) / grid
  if (middle + halfWidth > high && middle + halfWidth - high < gap) return high - halfWidth - gap
  return middle
}
