/** Place that a thing comes from: a dimension, and within it perhaps a structure or a biome. */
export interface Home {
  readonly dimension: 'overworld' | 'the_nether' | 'the_end'
  readonly structure?: string
  readonly biome?: string
}

const nether = { dimension: 'the_nether' } as const
const end = { dimension: 'the_end' } as const
const overworld = { dimension: 'overworld' } as const

/**
 * Homes of blocks, creatures and structures, first match wins; what is not listed is of the Overworld's usual land.
 * A biome is named where a block grows in hardly any other: https://minecraft.wiki/w/Biome
 */
const homes: readonly (readonly [RegExp, Home])[] = [
  [
    /^(blaze|wither_skeleton|nether_wart|nether_brick(s|_fence))$/,
    { ...nether, structure: 'nether_fortress' },
  ],
  [/^(piglin_brute|gilded_blackstone)$/, { ...nether, structure: 'bastion_remnant' }],
  [/^(nether_fortress|bastion_remnant)$/, nether],
  [/^crimson_.*|^weeping_vines.*|^nether_wart_block$/, { ...nether, biome: 'crimson_forest' }],
  [/^warped_.*|^twisting_vines.*|^nether_sprouts$/, { ...nether, biome: 'warped_forest' }],
  [/^(basalt|soul_soil)$/, { ...nether, biome: 'soul_sand_valley' }],
  [/^(shroomlight|netherrack|soul_sand|blackstone|ancient_debris|glowstone)$/, nether],
  [/^nether_(quartz|gold)_ore$|^(ghast|hoglin|piglin|zombified_piglin|magma_cube|strider)$/, nether],
  [/^(shulker|purpur_(block|pillar|stairs)|end_rod|dragon_head)$/, { ...end, structure: 'end_city' }],
  [/^(end_stone|chorus_.*|dragon_egg|ender_dragon|end_city)$/, end],
  [/^(cactus|dead_bush)$/, { ...overworld, biome: 'desert' }],
  [/^(cocoa|jungle_log|bamboo|melon|parrot|ocelot|panda)$/, { ...overworld, biome: 'jungle' }],
  [/^(mangrove_.*|frog)$/, { ...overworld, biome: 'mangrove_swamp' }],
  [/^(cherry_log|pink_petals)$/, { ...overworld, biome: 'cherry_grove' }],
  [/^acacia_log$|^(llama)$/, { ...overworld, biome: 'savanna' }],
  [/^dark_oak_log$|mushroom_block$|^mushroom_stem$/, { ...overworld, biome: 'dark_forest' }],
  [/^(red_sand|(orange|yellow|brown|red|light_gray)_terracotta)$/, { ...overworld, biome: 'badlands' }],
  [/^(mycelium|mooshroom)$/, { ...overworld, biome: 'mushroom_fields' }],
  [/^(lily_pad|blue_orchid|witch|slime)$/, { ...overworld, biome: 'swamp' }],
  [/^(packed_ice|blue_ice|polar_bear)$/, { ...overworld, biome: 'snowy_plains' }],
  [/coral|^sea_pickle$|^(pufferfish|tropical_fish)$/, { ...overworld, biome: 'warm_ocean' }],
  [
    /^(spore_blossom|moss_.*|axolotl|.*azalea|.*dripleaf|cave_vines.*)$/,
    { ...overworld, biome: 'lush_caves' },
  ],
  [/^(pointed_dripstone|dripstone_block)$/, { ...overworld, biome: 'dripstone_caves' }],
  [/^(deepslate_)?emerald_ore$|^goat$/, { ...overworld, biome: 'stony_peaks' }],
  [
    /^(prismarine.*|dark_prismarine|sea_lantern|sponge|wet_sponge|(elder_)?guardian)$/,
    inside('ocean_monument'),
  ],
  [/^(sculk.*|warden)$/, inside('ancient_city')],
  [/^(evoker|vindicator)$/, inside('woodland_mansion')],
  [/^(hay_block|bell)$/, inside('village')],
]

function inside(structure: string): Home {
  return { ...overworld, structure }
}

/** Home of a block, creature or structure; undefined for what one meets anywhere in the Overworld. */
export function homeOf(source: string): Home | undefined {
  return homes.find(([pattern]) => pattern.test(source))?.[1]
}
