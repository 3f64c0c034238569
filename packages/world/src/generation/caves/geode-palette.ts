import { amethystBuds } from '../../registry/amethyst-buds.ts'
import type { Registry } from '../../registry/registry.ts'
import { firstState } from '../create-block-palette.ts'

/** A side of budding amethyst on which a bud may stand. */
export interface BudSide {
  /** From a block's index in the column to that of its neighbour on this side. */
  readonly step: number
  /** State ids of what stands on this side, from the smallest bud to the cluster. */
  readonly buds: readonly number[]
}

/** State ids that geodes are made of. */
export interface GeodePalette {
  readonly basalt: number
  readonly calcite: number
  readonly amethyst: number
  readonly budding: number
  /** A geode does not replace it. */
  readonly bedrock: number
  /** No crack opens into them. */
  readonly fluids: ReadonlySet<number>
  readonly sides: readonly BudSide[]
}

const steps = { up: 256, down: -256, north: -16, south: 16, west: -1, east: 1 } as const

/** The blocks of geodes in a version; absent before 1.17, which has no amethyst. */
export function geodePalette(registry: Registry): GeodePalette | undefined {
  const state = (name: string): number => firstState(registry, name)
  const budding = state('budding_amethyst')
  if (budding === 0) return undefined
  return {
    basalt: state('smooth_basalt'),
    calcite: state('calcite'),
    amethyst: state('amethyst_block'),
    budding,
    bedrock: state('bedrock'),
    fluids: new Set([state('water'), state('lava')]),
    sides: Object.entries(steps).map(([facing, step]) => ({
      step,
      buds: amethystBuds.map((name) => firstState(registry, name, { facing, waterlogged: false })),
    })),
  }
}
