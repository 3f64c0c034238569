import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { SeededRandom } from '../create-random.ts'
import type { NetherPalette } from './nether-palette.ts'
import type { NetherGround } from './nether-ground.ts'

const twistingShare = 0.012
const mostTwisting = 6
const hatShare = 0.15
const ceilingShare = 0.04
const mostWeeping = 7

/** Materials and columns of a chunk in which vines grow. */
export interface GrowNetherVinesOptions {
  readonly blocks: NetherPalette
  readonly random: SeededRandom
  readonly grounds: readonly NetherGround[]
}

/** Lets a few vines twist upwards from the nylium of warped forests: https://minecraft.wiki/w/Twisting_Vines */
export function growTwistingVines(
  { states }: ColumnBuffer,
  { blocks, random, grounds }: GrowNetherVinesOptions,
): void {
  const { twistingVinesPlant: plant, twistingVines: tip } = blocks
  for (const [column, { land, floor }] of grounds.entries()) {
    if (land !== 'warped_forest' || random.next() >= twistingShare) continue
    const from = (floor << 8) | column
    if (states[from] === blocks.warpedNylium)
      growVine(states, { plant, tip, from, step: 256, length: random.between(1, mostTwisting) })
  }
}

/** Hangs vines from hats and from some of the ceiling of crimson forests: https://minecraft.wiki/w/Weeping_Vines */
export function hangWeepingVines(
  { states }: ColumnBuffer,
  { blocks, random, grounds }: GrowNetherVinesOptions,
): void {
  const { weepingVinesPlant: plant, weepingVines: tip } = blocks
  for (const [column, { land, floor, ceiling }] of grounds.entries()) {
    if (land !== 'crimson_forest') continue
    for (let y = ceiling; y > floor + 1; y -= 1) {
      const from = (y << 8) | column
      const isHat = states[from] === blocks.crimsonWart
      const isCeiling = y === ceiling && states[from] === blocks.netherrack
      if ((!isHat && !isCeiling) || states[from - 256] !== 0) continue
      if (random.next() < (isHat ? hatShare : ceilingShare))
        growVine(states, { plant, tip, from, step: -256, length: random.between(1, mostWeeping) })
    }
  }
}

interface Vine {
  readonly plant: number
  /** Last block of the vine, which is the one that grows. */
  readonly tip: number
  /** Index of the block that the vine holds to. */
  readonly from: number
  /** Distance of the indexes of two blocks of the vine. */
  readonly step: number
  readonly length: number
}

/** Fills air from a block on, as far as there is any. */
function growVine(states: Uint16Array, { plant, tip, from, step, length }: Vine): void {
  let last = from
  while (last !== from + length * step && states[last + step] === 0) {
    last += step
    states[last] = plant
  }
  if (last !== from) states[last] = tip
}
