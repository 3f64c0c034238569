/**
 * Average drops per block or kill where `minecraft-data` lists only which items are possible.
 * Figures are the game's loot tables without enchantments.
 */
const averages: readonly (readonly [source: RegExp, item: RegExp, average: number])[] = [
  [/_leaves$/, /_leaves$/, 0],
  [/_leaves$/, /_sapling$|azalea$/, 0.05],
  [/_leaves$/, /^stick$/, 0.03],
  [/^(oak|dark_oak)_leaves$/, /^apple$/, 0.005],
  [/^(grass|short_grass|tall_grass|fern|large_fern)$/, /_seeds$/, 0.125],
  [/^(grass|short_grass|tall_grass|fern|large_fern|dead_bush|seagrass|vine)$/, /^(?!stick|.*_seeds)/, 0],
  [/^gravel$/, /^flint$/, 0.1],
  [/^gravel$/, /^gravel$/, 0.9],
  [/^cobweb$/, /^cobweb$/, 0],
  [/^snow$/, /^(snow|snow_block)$/, 0],
  [/redstone_ore$/, /^redstone$/, 4],
  [/lapis_ore$/, /^lapis_lazuli$/, 6],
  [/copper_ore$/, /^raw_copper$/, 3],
  [/^nether_gold_ore$/, /^gold_nugget$/, 4],
  [/^glowstone$/, /^glowstone_dust$/, 3],
  [/^melon$/, /^melon_slice$/, 5],
  [/^amethyst_cluster$/, /^amethyst_shard$/, 4],
  [/mushroom_block$/, /_mushroom$/, 0.4],
  [/^(carrots|potatoes)$/, /^(carrot|potato)$/, 3],
  [/^sea_lantern$/, /./, 2],
  [/^enderman$/, /./, 0.5],
  [/^(skeleton|stray|wither_skeleton|creeper|spider|cave_spider|witch|chicken|phantom|blaze)$/, /./, 0.9],
  [/^magma_cube$/, /froglight$/, 0],
  [/^turtle$/, /^bowl$/, 0],
]

/** The known average, or undefined when the data's own figure is to be used. */
export function averageDrop(source: string, item: string): number | undefined {
  return averages.find(([from, of]) => from.test(source) && of.test(item))?.[2]
}
