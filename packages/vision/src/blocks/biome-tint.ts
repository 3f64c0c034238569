type Colour = readonly [red: number, green: number, blue: number]

// Plants and water are grey in the textures and take the colour of their biome; these are those of plains.
const tints: readonly (readonly [RegExp, Colour, 'all' | 'top'])[] = [
  [/^spruce_leaves$/, [0x61, 0x99, 0x61], 'all'],
  [/^birch_leaves$/, [0x80, 0xa7, 0x55], 'all'],
  [/^(oak|jungle|acacia|dark_oak|mangrove)_leaves$|^vine$/, [0x59, 0xae, 0x30], 'all'],
  [/^(water|bubble_column|water_cauldron)$/, [0x3f, 0x76, 0xe4], 'all'],
  [/^lily_pad$/, [0x20, 0x80, 0x30], 'all'],
  [/^grass_block$/, [0x79, 0xc0, 0x5a], 'top'],
  [/^(short_grass|grass|tall_grass|fern|large_fern|sugar_cane|potted_fern)$/, [0x79, 0xc0, 0x5a], 'all'],
  [/^redstone_wire$/, [0xfc, 0x31, 0x00], 'all'],
  [/^(attached_)?(melon|pumpkin)_stem$/, [0xa0, 0xc0, 0x20], 'all'],
]

/** Average colour of a block's texture as the game shows it: what is grey in the textures has the colour of plains. */
export function tintedColour(
  [red, green, blue]: Colour,
  { block, face }: { readonly block: string; readonly face: 'side' | 'top' },
): Colour {
  const tint = tints.find(([names, , faces]) => names.test(block) && (faces === 'all' || faces === face))?.[1]
  if (tint === undefined) return [red, green, blue]
  return [(red * tint[0]) / 255, (green * tint[1]) / 255, (blue * tint[2]) / 255]
}
