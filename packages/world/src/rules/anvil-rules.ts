import type { EnchantmentRule } from './enchantment-rules.ts'

// https://minecraft.wiki/w/Durability#Repairing
const materials: readonly (readonly [gear: RegExp, material: RegExp])[] = [
  [/^wooden_/, /_planks$/],
  [/^stone_/, /^(cobblestone|cobbled_deepslate|blackstone)$/],
  [/^(iron|chainmail)_/, /^iron_ingot$/],
  [/^golden_/, /^gold_ingot$/],
  [/^diamond_/, /^diamond$/],
  [/^netherite_/, /^netherite_ingot$/],
  [/^leather_/, /^leather$/],
  [/^turtle_helmet$/, /^(scute|turtle_scute)$/],
  [/^elytra$/, /^phantom_membrane$/],
  [/^shield$/, /_planks$/],
  [/^mace$/, /^breeze_rod$/],
]

/** Whether units of a material mend an item on an anvil. */
export function mendsAtAnvil(item: string, material: string): boolean {
  return materials.some(([gear, unit]) => gear.test(item) && unit.test(material))
}

// Levels for each level of an enchantment by how rare it is: https://minecraft.wiki/w/Anvil_mechanics#Costs
const costByWeight: Readonly<Record<number, number>> = { 10: 1, 5: 2, 2: 4, 1: 8 }

/** Levels that an anvil asks for each level of an enchantment; books ask for half. */
export function anvilCost({ weight }: EnchantmentRule, isBook: boolean): number {
  const cost = costByWeight[weight] ?? 1
  return isBook ? Math.max(1, Math.floor(cost / 2)) : cost
}
