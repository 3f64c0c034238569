import { firstState } from './create-block-palette.ts'
import type { Registry } from '../registry/registry.ts'

const blocks = {
  bedrock: 'bedrock',
  netherrack: 'netherrack',
  lava: 'lava',
  soulSand: 'soul_sand',
  gravel: 'gravel',
  magma: 'magma_block',
  glowstone: 'glowstone',
  quartzOre: 'nether_quartz_ore',
  goldOre: 'nether_gold_ore',
  debris: 'ancient_debris',
  bricks: 'nether_bricks',
  fence: 'nether_brick_fence',
  spawner: 'spawner',
  chest: 'chest',
  blackstone: 'blackstone',
  blackstoneBricks: 'polished_blackstone_bricks',
  gilded: 'gilded_blackstone',
  warpedNylium: 'warped_nylium',
  warpedStem: 'warped_stem',
  warpedWart: 'warped_wart_block',
  warpedRoots: 'warped_roots',
  warpedFungus: 'warped_fungus',
  sprouts: 'nether_sprouts',
  shroomlight: 'shroomlight',
} as const

/** The block states of the Nether; 0 for what the version lacks. */
export type NetherPalette = Readonly<Record<keyof typeof blocks, number>> & {
  /** Nether wart by its age. */
  readonly warts: readonly number[]
}

/** Looks up the block states of the Nether. */
export function createNetherPalette(registry: Registry): NetherPalette {
  // The keys stay the same.
  const states = Object.fromEntries(
    Object.entries(blocks).map(([key, name]) => [key, firstState(registry, name)]),
  ) as Record<keyof typeof blocks, number>
  const warts = [0, 1, 2, 3].map((age) => firstState(registry, 'nether_wart', { age }))
  return { ...states, warts }
}
