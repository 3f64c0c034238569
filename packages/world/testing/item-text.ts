import { testVersion } from './start-arena.ts'

const hasComponents = !/^1\.(16|18|19)|^1\.20\.[1-4]$/.test(testVersion)

/** Items with data as the commands of the tested version write them. */
export const itemText = {
  worn: (name: string, damage: number): string =>
    hasComponents ? `${name}[damage=${damage}]` : `${name}{Damage:${damage}}`,
  enchanted: (name: string, enchantment: string, level: number, damage = 0): string =>
    hasComponents
      ? `${name}[enchantments={levels:{"minecraft:${enchantment}":${level}}},damage=${damage}]`
      : `${name}{Enchantments:[{id:"minecraft:${enchantment}",lvl:${level}s}],Damage:${damage}}`,
  book: (enchantment: string, level: number): string =>
    hasComponents
      ? `enchanted_book[stored_enchantments={levels:{"minecraft:${enchantment}":${level}}}]`
      : `enchanted_book{StoredEnchantments:[{id:"minecraft:${enchantment}",lvl:${level}s}]}`,
  brew: (name: string, potion: string): string =>
    hasComponents
      ? `${name}[potion_contents={potion:"minecraft:${potion}"}]`
      : `${name}{Potion:"minecraft:${potion}"}`,
}
