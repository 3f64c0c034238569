/** Blocks that grow on budding amethyst, in the order in which one becomes the next. */
export const amethystBuds = [
  'small_amethyst_bud',
  'medium_amethyst_bud',
  'large_amethyst_bud',
  'amethyst_cluster',
] as const
