import { canHarvest } from './can-harvest.ts'
import { between, type EnchantmentLevels, type RandomSource } from './drop.ts'
import type { Registry } from '../registry/registry.ts'

/** Circumstances in which a block was broken. */
export interface BlockExperienceOptions {
  readonly registry: Registry
  /** The block's name. */
  readonly block: string
  /** The held item's name; `undefined` is the bare hand. */
  readonly tool?: string | undefined
  readonly enchantments?: EnchantmentLevels
  readonly random: RandomSource
}

// Least and most points, without silk touch: https://minecraft.wiki/w/Experience#Mining_and_smelting
const pointRanges: Readonly<Record<string, readonly [number, number]>> = {
  coal_ore: [0, 2],
  diamond_ore: [3, 7],
  emerald_ore: [3, 7],
  lapis_ore: [2, 5],
  redstone_ore: [1, 5],
  nether_quartz_ore: [2, 5],
  nether_gold_ore: [0, 1],
  spawner: [15, 43],
  sculk: [1, 1],
  sculk_sensor: [5, 5],
  sculk_catalyst: [5, 5],
  sculk_shrieker: [5, 5],
}

/** The experience points that breaking a block sets free; 0 for most blocks, with silk touch and with the wrong tool. */
export function blockExperience({
  registry,
  block,
  tool,
  enchantments = {},
  random,
}: BlockExperienceOptions): number {
  const points = pointRanges[block.replace('deepslate_', '')]
  if (!points || (enchantments['silk_touch'] ?? 0) > 0 || !canHarvest(registry, { block, tool })) return 0
  return between(random, points[0], points[1])
}
