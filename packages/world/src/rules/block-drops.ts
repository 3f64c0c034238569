import type { BlockState } from '../registry/block-state.ts'
import { canHarvest } from './can-harvest.ts'
import { some, type Drop, type EnchantmentLevels, type RandomSource } from './drop.ts'
import type { Registry } from '../registry/registry.ts'
import { specialLoot } from './special-loot.ts'

/** Circumstances in which a block was broken. */
export interface BlockDropsOptions {
  readonly registry: Registry
  readonly block: BlockState
  /** The held item's name; `undefined` is the bare hand. */
  readonly tool?: string | undefined
  /** `silk_touch` and `fortune` count. */
  readonly enchantments?: EnchantmentLevels
  readonly random: RandomSource
}

/** Gives the items that a broken block leaves; an empty list means that it leaves nothing. */
export function blockDrops({
  registry,
  block,
  tool,
  enchantments = {},
  random,
}: BlockDropsOptions): readonly Drop[] {
  // Bedrock, portals and fluids cannot be dug, and there is nothing to dig in air.
  if (registry.blocksByName[block.name]?.diggable === false || air.test(block.name)) return []
  if (!canHarvest(registry, { block: block.name, tool })) return []
  const isItem = (name: string): boolean => registry.itemsByName[name] !== undefined
  const drops = (enchantments['silk_touch'] ?? 0) > 0 ? silkLoot(registry, block) : undefined
  const fortune = enchantments['fortune'] ?? 0
  return (
    drops ??
    specialLoot({ block, tool: tool ?? '', fortune, random, isItem }) ??
    tableLoot(registry, block.name)
  ).filter(({ name }) => isItem(name))
}

const air = /^((cave|void)_)?air$/

// Halves, layers and crops keep their own rules under silk touch.
function silkLoot(registry: Registry, block: BlockState): readonly Drop[] | undefined {
  if (block.name === 'snow') return some('snow', Number(block.properties['layers'] ?? 1))
  const isWhole = /_leaves$|^(short_grass|grass|fern|cobweb|dead_bush|gravel|melon|glowstone)$/
  if (isWhole.test(block.name)) return some(block.name)
  const entries = registry.blockLoot[block.name]?.drops ?? []
  const kept = entries.find((entry) => entry.silkTouch === true)
  return kept && some(kept.item)
}

// Blocks that the data has no table for but that leave something: https://minecraft.wiki/w/Drops#Blocks
const unlisted: Readonly<Record<string, string>> = {
  redstone_wire: 'redstone',
  tripwire: 'string',
  kelp_plant: 'kelp',
  bamboo_sapling: 'bamboo',
  powder_snow_cauldron: 'cauldron',
  water_cauldron: 'cauldron',
  lava_cauldron: 'cauldron',
  attached_pumpkin_stem: 'pumpkin_seeds',
  attached_melon_stem: 'melon_seeds',
  torchflower_crop: 'torchflower_seeds',
  pitcher_crop: 'pitcher_pod',
}

// Blocks that leave nothing although there is an item of their name.
const nothing = new Set([
  'spawner',
  'cake',
  'budding_amethyst',
  'suspicious_sand',
  'suspicious_gravel',
  'frogspawn',
])

function tableLoot(registry: Registry, name: string): readonly Drop[] {
  if (nothing.has(name)) return []
  const entries = registry.blockLoot[name]?.drops.filter((entry) => entry.silkTouch !== true)
  if (!entries) return some(unlisted[name] ?? name)
  if (entries.length === 0 && registry.blockLoot[name]?.drops.length === 0)
    return some(unlisted[name] ?? name)
  const [first] = entries
  return first ? some(first.item, Math.max(1, first.stackSizeRange[0] ?? 1)) : []
}
