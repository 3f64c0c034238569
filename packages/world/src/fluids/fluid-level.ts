import type { BlockState } from '../context/block-state.ts'

/** The fluids that flow. */
export type Fluid = 'water' | 'lava'

/** Level of a source or a falling column. */
export const fullAmount = 8

/** Names the fluid of a block; absent for everything else. Waterlogged blocks count as water. */
export function fluidOf(state: BlockState): Fluid | undefined {
  if (state.name === 'water' || state.name === 'lava') return state.name
  return state.properties['waterlogged'] === true ? 'water' : undefined
}

/** Whether a block is a spring from which fluid flows without end. */
export function isSource(state: BlockState): boolean {
  return fluidOf(state) !== undefined && levelOf(state) === 0
}

/** Gives the level of a block's fluid, 0 to 8. */
export function amountOf(state: BlockState, fluid: Fluid): number {
  if (fluidOf(state) !== fluid) return 0
  const level = levelOf(state)
  return level === 0 || level >= fullAmount ? fullAmount : fullAmount - level
}

/** The level property: 0 is a source, 1 to 7 flows, 8 falls. */
export function levelOf(state: BlockState): number {
  return Number(state.properties['level'] ?? 0)
}
