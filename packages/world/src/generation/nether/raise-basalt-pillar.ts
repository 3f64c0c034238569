import type { SeededRandom } from '../create-random.ts'
import type { NetherPalette } from './nether-palette.ts'
import type { NetherGround } from './nether-ground.ts'

// Some pillars carry the ceiling, the others end a few blocks above the ground.
const toCeiling = 0.4
const [lowest, highest] = [3, 10]
// The four columns beside a pillar's own are its foot.
const footSteps = [1, -1, 16, -16] as const
const mostFoot = 4

/** Materials and columns of a chunk in which something is built on a valley's ground. */
export interface ValleyBuildOptions {
  readonly blocks: NetherPalette
  readonly random: SeededRandom
  readonly grounds: readonly NetherGround[]
}

/** Raises a pillar of basalt somewhere in a chunk, where dry ground of a valley is. */
export function raiseBasaltPillar(
  states: Uint16Array,
  { blocks, random, grounds }: ValleyBuildOptions,
): void {
  const column = (random.between(1, 14) << 4) | random.between(1, 14)
  const height = random.next() < toCeiling ? Infinity : random.between(lowest, highest)
  const feet = footSteps.map(() => random.between(0, mostFoot))
  const ground = grounds[column]
  if (ground?.land !== 'soul_sand_valley' || states[((ground.floor + 1) << 8) | column] !== 0) return
  const raise = (at: number, top: number): void => {
    const { land, floor } = grounds[at] ?? ground
    if (land !== 'soul_sand_valley') return
    for (let y = floor + 1; y <= top && states[(y << 8) | at] === 0; y += 1)
      states[(y << 8) | at] = blocks.basalt
  }
  raise(column, ground.floor + height)
  for (const [foot, step] of footSteps.entries()) raise(column + step, ground.floor + (feet[foot] ?? 0))
}
