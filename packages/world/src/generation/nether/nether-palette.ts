import { firstState } from '../create-block-palette.ts'
import type { Registry } from '../../registry/registry.ts'

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
  twistingVines: 'twisting_vines',
  twistingVinesPlant: 'twisting_vines_plant',
  crimsonNylium: 'crimson_nylium',
  crimsonStem: 'crimson_stem',
  crimsonWart: 'nether_wart_block',
  crimsonRoots: 'crimson_roots',
  crimsonFungus: 'crimson_fungus',
  weepingVines: 'weeping_vines',
  weepingVinesPlant: 'weeping_vines_plant',
  soulSoil: 'soul_soil',
  soulFire: 'soul_fire',
  basalt: 'basalt',
} as const

/** Name that the palette has for a block of the Nether. */
export type NetherBlock = keyof typeof blocks

/** The block states of the Nether; 0 for what the version lacks. */
export type NetherPalette = Readonly<Record<NetherBlock, number>> & {
  /** Nether wart by its age. */
  readonly warts: readonly number[]
  /** Bone blocks by the way they lie. */
  readonly bones: Readonly<Record<'x' | 'y' | 'z', number>>
}

/** Looks up the block states of the Nether. */
export function createNetherPalette(registry: Registry): NetherPalette {
  // The keys stay the same.
  const states = Object.fromEntries(
    Object.entries(blocks).map(([key, name]) => [key, firstState(registry, name)]),
  ) as Record<NetherBlock, number>
  const warts = [0, 1, 2, 3].map((age) => firstState(registry, 'nether_wart', { age }))
  const bone = (axis: string): number => firstState(registry, 'bone_block', { axis })
  return { ...states, warts, bones: { x: bone('x'), y: bone('y'), z: bone('z') } }
}
