import type { PlaceKind } from '@voyager-mc/core'

/** Sort and name under which a block is remembered. */
export interface BlockWorth {
  readonly kind: PlaceKind
  readonly name: string
}

/** Ground, air and growth that are everywhere: nobody comes back for them. */
const ordinary =
  /^(.*air|stone|dirt|coarse_dirt|grass_block|grass|short_grass|tall_grass|deepslate|bedrock|netherrack|end_stone|tuff|granite|diorite|andesite|snow|fire|.*_leaves|.*_wall_torch|wall_torch|torch|cobblestone|.*_planks|light|barrier)$/

const chests = /^(chest|trapped_chest|barrel|.*shulker_box)$/
const stations =
  /^(crafting_table|furnace|blast_furnace|smoker|smithing_table|enchanting_table|brewing_stand|anvil|chipped_anvil|damaged_anvil|grindstone|stonecutter|loom|cartography_table|fletching_table|composter|cauldron|lectern|beacon)$/
const portals = /^(nether_portal|end_portal|end_gateway)$/

/** Blocks that world generation puts into one structure only, or nearly so. */
const signatures: readonly (readonly [pattern: RegExp, structure: string])[] = [
  [/^(bell|hay_block|dirt_path)$/, 'village'],
  [/^nether_brick(s|_fence|_stairs)$/, 'nether_fortress'],
  [/^end_portal_frame$/, 'stronghold'],
  [/^(gilded_blackstone|polished_blackstone_bricks)$/, 'bastion_remnant'],
  [/^(prismarine_bricks|dark_prismarine|sea_lantern)$/, 'ocean_monument'],
  [/^(chiseled_sandstone|cut_sandstone)$/, 'desert_pyramid'],
  [/^crying_obsidian$/, 'ruined_portal'],
  [/^purpur_(block|pillar|stairs)$/, 'end_city'],
  [/^(reinforced_deepslate|sculk_shrieker)$/, 'ancient_city'],
  [/^(rail|cobweb)$/, 'mineshaft'],
  [/^tripwire(_hook)?$/, 'jungle_pyramid'],
  [/^white_wall_banner$/, 'pillager_outpost'],
  [/^(dark_oak|jungle)_trapdoor$/, 'shipwreck'],
  [/^(spawner|mossy_cobblestone)$/, 'dungeon'],
]

/** Names of the structures that a block tells of. */
export const tellingStructures: readonly string[] = signatures.map(([, structure]) => structure)

/** Whether a block is the sign of a structure. */
export function isSignOf(block: string, structure: string): boolean {
  return signatures.some(([pattern, name]) => name === structure && pattern.test(block))
}

/** Sorts and names under which a block is remembered; empty for ground that is everywhere. */
export function worthOf(block: string): readonly BlockWorth[] {
  if (ordinary.test(block)) return []
  const structure = signatures.find(([pattern]) => pattern.test(block))?.[1]
  const found: BlockWorth = { kind: kindOf(block), name: block }
  return structure === undefined ? [found] : [found, { kind: 'structure', name: structure }]
}

function kindOf(block: string): PlaceKind {
  if (chests.test(block)) return 'chest'
  if (stations.test(block)) return 'station'
  if (portals.test(block)) return 'portal'
  return block.endsWith('_bed') ? 'bed' : 'block'
}
