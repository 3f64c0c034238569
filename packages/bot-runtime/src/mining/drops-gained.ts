import type { ItemCounts } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { totalOf } from '../bot/inventory-changes.ts'

/** Number of the blocks' own drops among the gains: a sapling on the way does not count as a log. */
export function dropsGained(
  bot: Bot,
  { names, gains }: { readonly names: readonly string[]; readonly gains: ItemCounts },
): number {
  const drops = new Set([...names, ...dropIdsOf(bot, names).map((id) => bot.registry.items[id]?.name ?? '')])
  return totalOf(Object.fromEntries(Object.entries(gains).filter(([item]) => drops.has(item))))
}

/** Items that blocks drop, by number; those of old data, where they are objects, are left out. */
export function dropIdsOf(bot: Bot, names: readonly string[]): readonly number[] {
  const drops: readonly unknown[] = names.flatMap((name) => bot.registry.blocksByName[name]?.drops ?? [])
  return drops.filter((drop) => typeof drop === 'number')
}

// These give nothing, or not always something, so blocks are counted instead of drops.
const oftenEmptyHanded =
  /leaves|^grass$|^tall_grass$|short_grass|fern|vine|dead_bush|glass|^ice$|_ice$|seagrass|spawner/

/** Whether blocks of a name are counted instead of what they drop. */
export function isOftenEmptyHanded(name: string): boolean {
  return oftenEmptyHanded.test(name)
}
