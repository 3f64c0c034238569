import type { GameEvent, Observation } from '@voyager-mc/core'
import { eventsOf } from './evidence.ts'

/** Signs of a structure: of each list one kind of block is near, and so are the creatures. */
interface Signature {
  readonly blocks: readonly (readonly string[])[]
  readonly creatures?: readonly string[]
  readonly dimension?: string
  /** Blocks that show that it is another structure with the same ones. */
  readonly without?: readonly string[]
}

/** Blocks that only builders of villages set; beds, tables and furnaces may be the agent's own. */
const villageBlocks = [
  'bell',
  'dirt_path',
  'grass_path',
  'composter',
  'lectern',
  'hay_block',
  'fletching_table',
  'cartography_table',
  'stonecutter',
  'loom',
  'grindstone',
]

const signatures: Readonly<Record<string, Signature>> = {
  village: { blocks: [villageBlocks], creatures: ['villager'] },
  nether_fortress: {
    blocks: [['nether_bricks'], ['nether_brick_fence', 'nether_brick_stairs', 'nether_wart', 'spawner']],
    dimension: 'the_nether',
  },
  bastion_remnant: {
    blocks: [['polished_blackstone_bricks', 'chiseled_polished_blackstone', 'gilded_blackstone']],
    dimension: 'the_nether',
  },
  ruined_portal: { blocks: [['crying_obsidian'], ['obsidian', 'netherrack', 'magma_block']] },
  stronghold: {
    blocks: [['end_portal_frame', 'infested_stone_bricks', 'cracked_stone_bricks'], ['stone_bricks']],
    without: ['crying_obsidian', 'netherrack', 'snow_block'],
  },
  mineshaft: {
    blocks: [
      ['rail', 'cobweb', 'chest_minecart'],
      ['oak_fence', 'dark_oak_fence'],
    ],
    without: ['bookshelf', 'stone_bricks', ...villageBlocks],
  },
  desert_pyramid: {
    blocks: [
      ['chiseled_sandstone', 'cut_sandstone'],
      ['orange_terracotta', 'blue_terracotta', 'stone_pressure_plate'],
    ],
    without: villageBlocks,
  },
  jungle_pyramid: {
    blocks: [['mossy_cobblestone'], ['tripwire', 'tripwire_hook', 'chiseled_stone_bricks', 'lever']],
  },
  igloo: { blocks: [['snow_block'], ['white_carpet', 'light_gray_carpet', 'furnace', 'redstone_torch']] },
  swamp_hut: {
    blocks: [
      ['spruce_planks', 'spruce_stairs'],
      ['cauldron', 'potted_red_mushroom'],
    ],
    creatures: ['witch'],
  },
  pillager_outpost: {
    blocks: [
      ['dark_oak_log', 'birch_planks', 'dark_oak_planks'],
      ['cobblestone', 'cobblestone_wall', 'dark_oak_fence'],
    ],
    creatures: ['pillager'],
  },
  ocean_monument: {
    blocks: [
      ['prismarine', 'prismarine_bricks', 'dark_prismarine'],
      ['sea_lantern', 'prismarine_bricks'],
    ],
  },
  woodland_mansion: {
    blocks: [
      ['dark_oak_planks', 'dark_oak_log'],
      ['red_carpet', 'white_carpet', 'birch_planks'],
    ],
    creatures: ['vindicator', 'evoker'],
  },
  ancient_city: {
    blocks: [
      ['reinforced_deepslate', 'sculk_shrieker'],
      ['deepslate_tiles', 'deepslate_bricks', 'gray_wool', 'soul_lantern'],
    ],
  },
  end_city: {
    blocks: [
      ['purpur_block', 'purpur_pillar'],
      ['end_stone_bricks', 'end_rod', 'magenta_stained_glass'],
    ],
    dimension: 'the_end',
  },
  dungeon: { blocks: [['spawner'], ['mossy_cobblestone', 'cobblestone']] },
  trial_chambers: { blocks: [['trial_spawner', 'vault', 'tuff_bricks']] },
  nether_portal: { blocks: [['nether_portal']] },
}

/** Names of the structures this package can tell. */
export const structureNames: readonly string[] = Object.keys(signatures)

/** Signs by which a structure is told: of each list one kind of block is near, and one of the creatures; undefined for a name that is not known. */
export function structureSigns(
  name: string,
): { readonly blocks: readonly (readonly string[])[]; readonly creatures: readonly string[] } | undefined {
  const signature = signatures[name]
  return signature && { blocks: signature.blocks, creatures: signature.creatures ?? [] }
}

/** Structures the agent stands in, by the blocks and creatures around it; what it has set down itself does not count. */
export function structuresAt(observation: Observation, events: readonly GameEvent[]): readonly string[] {
  const own = new Map<string, number>()
  for (const { block } of eventsOf(events, 'block-place')) own.set(block, (own.get(block) ?? 0) + 1)
  const near = observation.nearbyBlocks
    .filter(({ name, count }) => count > (own.get(name) ?? 0))
    .map(({ name }) => name)
  const creatures = observation.nearbyEntities.map(({ name }) => name)
  return Object.entries(signatures).flatMap(([name, signature]) =>
    fits(signature, { near, creatures, dimension: observation.dimension }) ? [name] : [],
  )
}

function fits(
  { blocks, creatures, dimension, without }: Signature,
  seen: {
    readonly near: readonly string[]
    readonly creatures: readonly string[]
    readonly dimension: string | undefined
  },
): boolean {
  if (dimension !== undefined && seen.dimension !== undefined && seen.dimension !== dimension) return false
  if (without?.some((name) => seen.near.includes(name)) === true) return false
  const isInhabited = creatures === undefined || creatures.some((name) => seen.creatures.includes(name))
  return isInhabited && blocks.every((kinds) => kinds.some((kind) => seen.near.includes(kind)))
}
