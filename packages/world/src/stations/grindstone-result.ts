import type { ItemCatalog } from '../items/item-catalog.ts'
import type { Enchantment, ItemStack } from '../items/item-stack.ts'
import { enchantmentCost, type EnchantmentRule } from '../rules/index.ts'

/** Things laid on a grindstone. */
export interface GrindstoneJob {
  readonly upper: ItemStack | undefined
  readonly lower: ItemStack | undefined
  readonly rules: readonly EnchantmentRule[]
  readonly items: Pick<ItemCatalog, 'maxDurability'>
}

// https://minecraft.wiki/w/Grindstone#Usage
const joinedBonus = 0.05

/** Product of a grindstone: an item without its enchantments, or one of two that are worn; curses stay. */
export function grindstoneResult(job: GrindstoneJob): ItemStack | undefined {
  const { upper, lower, items } = job
  const first = upper ?? lower
  if (!first || first.count !== 1) return undefined
  if (!upper || !lower) return first.enchantments?.length ? clean(job, first, first.damage ?? 0) : undefined
  const durability = items.maxDurability(upper.name)
  if (upper.name !== lower.name || lower.count !== 1 || !durability) return undefined
  const uses = 2 * durability - (upper.damage ?? 0) - (lower.damage ?? 0)
  const damage = Math.max(0, durability - uses - Math.floor(durability * joinedBonus))
  return clean(job, upper, damage)
}

/** The points of experience, at least, that the enchantments taken off give back; at most twice as many less one. */
export function grindstoneExperience({ upper, lower, rules }: GrindstoneJob): number {
  const taken = [upper, lower].flatMap((stack) => stack?.enchantments ?? [])
  const worth = taken.reduce((sum, { name, level }) => {
    const rule = rules.find((each) => each.name === name)
    return rule && !rule.isCurse ? sum + Math.max(0, enchantmentCost(rule.minCost, level)) : sum
  }, 0)
  return Math.ceil(worth / 2)
}

function clean({ upper, lower, rules }: GrindstoneJob, stack: ItemStack, damage: number): ItemStack {
  const curses = new Map<string, Enchantment>()
  for (const each of [upper, lower].flatMap((laid) => laid?.enchantments ?? []))
    if (rules.find(({ name }) => name === each.name)?.isCurse) curses.set(each.name, each)
  const { name, customName } = stack
  return {
    name: name === 'enchanted_book' && curses.size === 0 ? 'book' : name,
    count: 1,
    ...(damage > 0 && { damage }),
    ...(customName !== undefined && { customName }),
    ...(curses.size > 0 && { enchantments: [...curses.values()] }),
  }
}
