import { exactLoot } from './exact-loot.ts'
import { fortuneFactor } from './fortune-factor.ts'
import { leafLoot } from './leaf-loot.ts'
import type { LootOptions } from './loot-rule.ts'
import { between, some, type Drop } from './drop.ts'

/**
 * Gives the drops of blocks whose loot tables have conditions that minecraft-data's flattened `blockLoot` lost
 * (crop age, layers, halves, shears, fortune). `undefined` means that the block is not special.
 * Source of the counts and chances: the block's page and https://minecraft.wiki/w/Fortune; which items fall is checked
 * against `blockLoot` by a test.
 */
export function specialLoot(options: LootOptions): readonly Drop[] | undefined {
  return exactLoot(options.block.name)?.(options) ?? byPattern(options)
}

function byPattern(options: LootOptions): readonly Drop[] | undefined {
  const { name, properties } = options.block
  if (name.endsWith('_ore')) return oreLoot(options)
  if (name.endsWith('_leaves')) return leafLoot({ ...options, name })
  if (name.endsWith('_slab')) return some(name, properties['type'] === 'double' ? 2 : 1)
  if (name.endsWith('_bed')) return properties['part'] === 'head' ? [] : some(name)
  if (name.endsWith('_door')) return properties['half'] === 'upper' ? [] : some(name)
  if (name.endsWith('candle')) return some(name, Number(properties['candles'] ?? 1))
  if (name.startsWith('potted_'))
    return [...some('flower_pot'), ...some(name.replace('potted_', '').replace('azalea_bush', 'azalea'))]
  if (/wall_(torch|sign|hanging_sign|banner|fan|skull|head)$/.test(name))
    return some(name.replace('wall_', ''))
  if (/^infested_|_bud$|_coral(_fan)?$|_candle_cake$/.test(name)) return []
  return undefined
}

interface OreYield {
  readonly item: string
  readonly low: number
  readonly high: number
}

// https://minecraft.wiki/w/Ore#Drops; raw metals exist from 1.17, before that the ore drops itself.
const ores: Readonly<Record<string, OreYield>> = {
  coal_ore: { item: 'coal', low: 1, high: 1 },
  iron_ore: { item: 'raw_iron', low: 1, high: 1 },
  gold_ore: { item: 'raw_gold', low: 1, high: 1 },
  copper_ore: { item: 'raw_copper', low: 2, high: 5 },
  diamond_ore: { item: 'diamond', low: 1, high: 1 },
  emerald_ore: { item: 'emerald', low: 1, high: 1 },
  lapis_ore: { item: 'lapis_lazuli', low: 4, high: 9 },
  redstone_ore: { item: 'redstone', low: 4, high: 5 },
  nether_quartz_ore: { item: 'quartz', low: 1, high: 1 },
  nether_gold_ore: { item: 'gold_nugget', low: 2, high: 6 },
}

function oreLoot({ block, fortune, random, isItem }: LootOptions): readonly Drop[] {
  const ore = ores[block.name.replace('deepslate_', '')]
  if (!ore || !isItem(ore.item)) return some(block.name)
  const count = between(random, ore.low, ore.high)
  if (ore.item === 'redstone') return some(ore.item, count + between(random, 0, fortune))
  return some(ore.item, count * fortuneFactor(fortune, random))
}
