/**
 * Heights at which ores are most common, from the world generation of 1.18 on and of the versions before. The deepest ones
 * are a little higher than that: lava fills every cave up to -54, and at -50 there is a twentieth less diamond.
 */
const heights: Readonly<Record<string, readonly [before118: number, since118: number]>> = {
  coal_ore: [50, 48],
  copper_ore: [48, 48],
  iron_ore: [30, 16],
  gold_ore: [20, -16],
  lapis_ore: [15, 0],
  redstone_ore: [11, -50],
  diamond_ore: [11, -50],
  emerald_ore: [20, 90],
  obsidian: [11, -54],
  // Blobs of them lie in all stone below 60, and hardly anywhere on the surface.
  granite: [46, 46],
  diorite: [46, 46],
  andesite: [46, 46],
  ancient_debris: [15, 15],
  deepslate: [0, -8],
  tuff: [0, -8],
  // Geodes, clusters within calcite within basalt, are as frequent at every height up to 30; stone is dug sooner than deepslate.
  amethyst_cluster: [30, 10],
  calcite: [30, 10],
  smooth_basalt: [30, 10],
}

/** Where to dig for a block; undefined when it is found on the surface or elsewhere. */
export function bestHeight(block: string, isSince118: boolean): number | undefined {
  const found = heights[block.replace(/^deepslate_(?=.*_ore$)/, '')]
  return found?.[isSince118 ? 1 : 0]
}
