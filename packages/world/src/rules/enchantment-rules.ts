import type { Registry } from '../registry/registry.ts'

/** An enchantment as the version's data describes it. */
export interface EnchantmentRule {
  readonly id: number
  readonly name: string
  readonly maxLevel: number
  /** Chance to be drawn beside others. */
  readonly weight: number
  readonly isTreasure: boolean
  readonly isCurse: boolean
  readonly exclude: readonly string[]
  readonly minCost: { readonly a: number; readonly b: number }
  readonly maxCost: { readonly a: number; readonly b: number }
}

const protections = ['protection', 'fire_protection', 'blast_protection', 'projectile_protection']
const mining = ['efficiency', 'silk_touch', 'fortune', 'unbreaking']
const damage = ['sharpness', 'smite', 'bane_of_arthropods']

// Primary items of each enchantment: https://minecraft.wiki/w/Enchanting#Summary_of_enchantments_by_item
const atTable: readonly (readonly [item: RegExp, names: readonly string[]])[] = [
  [/_sword$/, [...damage, 'knockback', 'fire_aspect', 'looting', 'sweeping', 'sweeping_edge', 'unbreaking']],
  [/_(pickaxe|axe|shovel|hoe)$/, mining],
  [/_helmet$/, [...protections, 'respiration', 'aqua_affinity', 'unbreaking']],
  [/_chestplate$/, [...protections, 'thorns', 'unbreaking']],
  [/_leggings$/, [...protections, 'unbreaking']],
  [/_boots$/, [...protections, 'feather_falling', 'depth_strider', 'unbreaking']],
  [/^bow$/, ['power', 'punch', 'flame', 'infinity', 'unbreaking']],
  [/^crossbow$/, ['multishot', 'quick_charge', 'piercing', 'unbreaking']],
  [/^trident$/, ['loyalty', 'impaling', 'riptide', 'channeling', 'unbreaking']],
  [/^fishing_rod$/, ['luck_of_the_sea', 'lure', 'unbreaking']],
  [/^mace$/, ['smite', 'bane_of_arthropods', 'density', 'breach', 'fire_aspect', 'unbreaking']],
]

// What only books bring to an item, beside mending and vanishing for all that wears.
const atAnvil: readonly (readonly [item: RegExp, names: readonly string[]])[] = [
  [/_axe$/, damage],
  [/_(helmet|chestplate|leggings|boots)$/, ['thorns', 'binding_curse']],
  [/_boots$/, ['frost_walker', 'soul_speed']],
  [/_leggings$/, ['swift_sneak']],
  [/^mace$/, ['wind_burst']],
  [/^shears$/, ['efficiency']],
  [/^elytra$|^carved_pumpkin$|_head$|_skull$/, ['binding_curse']],
]

const anyTool = ['unbreaking', 'mending', 'vanishing_curse']

/** The enchantments of a version. */
export function rulesOf(registry: Registry): readonly EnchantmentRule[] {
  return registry.enchantmentsArray.map((each) => ({
    id: each.id,
    name: each.name,
    maxLevel: each.maxLevel,
    weight: each.weight,
    isTreasure: each.treasureOnly,
    isCurse: each.curse,
    exclude: each.exclude,
    minCost: costOf(each.minCost),
    maxCost: costOf(each.maxCost),
  }))
}

const costOf = ({ a = 0, b = 0 }: { a?: number; b?: number }): { a: number; b: number } => ({ a, b })

/** The least or greatest power at which a level of an enchantment is drawn. */
export function enchantmentCost(cost: { readonly a: number; readonly b: number }, level: number): number {
  return cost.a * level + cost.b
}

/** Whether an enchanting table gives an enchantment to an item. */
export function fitsAtTable(item: string, rule: EnchantmentRule): boolean {
  if (rule.isTreasure) return false
  return item === 'book' || hasRow(atTable, item, rule.name)
}

/** Whether an anvil puts an enchantment on an item; `wears` says that the item has a durability. */
export function fitsAtAnvil(
  item: string,
  { rule: { name }, wears }: { readonly rule: EnchantmentRule; readonly wears: boolean },
): boolean {
  if (item === 'enchanted_book' || (wears && anyTool.includes(name))) return true
  return hasRow(atTable, item, name) || hasRow(atAnvil, item, name)
}

/** Whether two enchantments can be on one item. */
export function areCompatible(one: EnchantmentRule, other: EnchantmentRule): boolean {
  return one.name !== other.name && !one.exclude.includes(other.name) && !other.exclude.includes(one.name)
}

function hasRow(rows: typeof atTable, item: string, name: string): boolean {
  return rows.some(([pattern, names]) => pattern.test(item) && names.includes(name))
}

// https://minecraft.wiki/w/Enchanting_mechanics#Enchantability
const tools: Readonly<Record<string, number>> = {
  wooden: 15,
  stone: 5,
  iron: 14,
  golden: 22,
  diamond: 10,
  netherite: 15,
}
const armor: Readonly<Record<string, number>> = {
  leather: 15,
  chainmail: 12,
  iron: 9,
  golden: 25,
  diamond: 10,
  netherite: 15,
  turtle: 9,
}

/** Readiness of an item for enchantments; 0 for items that take none at a table. */
export function enchantability(item: string): number {
  if (item === 'mace') return 15
  if (['book', 'bow', 'crossbow', 'trident', 'fishing_rod'].includes(item)) return 1
  const match = /^([a-z]+)_([a-z]+)$/.exec(item)
  const [material, kind] = [match?.[1] ?? '', match?.[2] ?? '']
  if (/^(sword|pickaxe|axe|shovel|hoe)$/.test(kind)) return tools[material] ?? 0
  return /^(helmet|chestplate|leggings|boots)$/.test(kind) ? (armor[material] ?? 0) : 0
}
