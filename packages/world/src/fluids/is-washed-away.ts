import type { BlockState } from '../context/block-state.ts'

const stays =
  /(_door|_sign|ladder|sugar_cane|bubble_column|portal|structure_void|kelp|kelp_plant|seagrass|banner)$/

/** Whether flowing fluid takes a block with it: plants, torches, rails and the like. */
export function isWashedAway(state: BlockState): boolean {
  if (state.isAir || state.isSolid || state.name === 'water' || state.name === 'lava') return false
  return state.properties['waterlogged'] === undefined && !stays.test(state.name)
}
