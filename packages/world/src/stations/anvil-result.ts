import type { ItemCatalog } from '../items/item-catalog.ts'
import type { Enchantment, ItemStack } from '../items/item-stack.ts'
import { anvilCost, areCompatible, fitsAtAnvil, mendsAtAnvil, type EnchantmentRule } from '../rules/index.ts'

/** Work that an anvil can do. */
export interface AnvilWork {
  readonly made: ItemStack
  /** Experience levels. */
  readonly levels: number
  /** Items of the right slot that it uses up. */
  readonly used: number
}

/** Things laid on an anvil. */
export interface AnvilJob {
  readonly left: ItemStack | undefined
  readonly right: ItemStack | undefined
  /** New name; the old one stays when absent. */
  readonly name: string | undefined
  readonly rules: readonly EnchantmentRule[]
  readonly items: Pick<ItemCatalog, 'maxDurability'>
}

// https://minecraft.wiki/w/Anvil_mechanics
const mendedShare = 0.25
const joinedBonus = 0.12
const joinedLevels = 2
const tooExpensive = 40

/** Work that an anvil makes of two items and a name; absent when there is nothing to do or it would cost too much. */
export function anvilResult(job: AnvilJob): AnvilWork | undefined {
  const { left, right, name } = job
  if (!left) return undefined
  const isRenamed = name !== undefined && name !== '' && name !== left.customName
  const joined = right && join(job, left, right)
  if ((right && !joined) || (!joined && !isRenamed)) return undefined
  const penalty = (left.repairCost ?? 0) + (right?.repairCost ?? 0)
  const own = (joined?.levels ?? 0) + (isRenamed ? 1 : 0)
  // A name alone is never too expensive.
  const levels = joined ? penalty + own : Math.min(tooExpensive - 1, penalty + own)
  if (levels >= tooExpensive) return undefined
  const before = Math.max(left.repairCost ?? 0, right?.repairCost ?? 0)
  return {
    made: {
      ...(joined?.made ?? left),
      ...(isRenamed && { customName: name }),
      ...(joined && { repairCost: before * 2 + 1 }),
    },
    levels,
    used: joined?.used ?? 0,
  }
}

function join(job: AnvilJob, left: ItemStack, right: ItemStack): AnvilWork | undefined {
  const durability = job.items.maxDurability(left.name)
  if (durability && mendsAtAnvil(left.name, right.name)) return mend(left, right, durability)
  const isBook = right.name === 'enchanted_book'
  if (!isBook && (right.name !== left.name || !durability)) return undefined
  const worn = left.damage ?? 0
  const damage =
    isBook || !durability || worn === 0
      ? worn
      : Math.max(0, worn - (durability - (right.damage ?? 0)) - Math.floor(durability * joinedBonus))
  const merged = mergeEnchantments(job, left, right)
  if (damage === worn && merged.changed === 0) return undefined
  return {
    made: withWear({ ...left, ...merged.kept }, damage),
    levels: (damage < worn ? joinedLevels : 0) + merged.levels,
    used: 1,
  }
}

function mend(left: ItemStack, right: ItemStack, durability: number): AnvilWork | undefined {
  let damage = left.damage ?? 0
  let used = 0
  while (damage > 0 && used < right.count) {
    damage -= Math.min(damage, Math.floor(durability * mendedShare))
    used += 1
  }
  return used > 0 ? { made: withWear(left, damage), levels: used, used } : undefined
}

function withWear({ damage: _worn, ...stack }: ItemStack, damage: number): ItemStack {
  return damage > 0 ? { ...stack, damage } : stack
}

interface Merge {
  readonly kept: { readonly enchantments?: readonly Enchantment[] }
  readonly levels: number
  /** Enchantments that came or grew. */
  readonly changed: number
}

function mergeEnchantments({ rules, items }: AnvilJob, left: ItemStack, right: ItemStack): Merge {
  const ruleOf = new Map(rules.map((rule) => [rule.name, rule]))
  const levelsByName = new Map((left.enchantments ?? []).map(({ name, level }) => [name, level]))
  const isBook = right.name === 'enchanted_book'
  const wears = items.maxDurability(left.name) !== undefined
  let [levels, changed] = [0, 0]
  for (const { name, level } of right.enchantments ?? []) {
    const rule = ruleOf.get(name)
    if (!rule || !fitsAtAnvil(left.name, { rule, wears })) continue
    const others = [...levelsByName.keys()].filter((other) => other !== name)
    const conflicts = others.some((other) => {
      const present = ruleOf.get(other)
      return present !== undefined && !areCompatible(rule, present)
    })
    if (conflicts) {
      levels += 1
      continue
    }
    const present = levelsByName.get(name) ?? 0
    const reached = Math.min(rule.maxLevel, present === level ? level + 1 : Math.max(present, level))
    if (reached > present) changed += 1
    levelsByName.set(name, reached)
    levels += reached * anvilCost(rule, isBook)
  }
  const enchantments = [...levelsByName].map(([name, level]) => ({ name, level }))
  return { kept: enchantments.length > 0 ? { enchantments } : {}, levels, changed }
}
