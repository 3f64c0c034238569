import type { VersionData } from './read-version.ts'

/** Rules of one enchantment. */
export interface EnchantmentFacts {
  readonly maxLevel: number
  /** Items that bear it; undefined where the data of the version does not tell. */
  readonly bearers: ReadonlySet<string> | undefined
}

/** Enchantments by name. */
export function readEnchantments(data: VersionData): ReadonlyMap<string, EnchantmentFacts> {
  return new Map(
    data.enchantmentsArray.map(({ name, maxLevel, category }) => [
      name,
      { maxLevel, bearers: bearersOf(name, category, data) },
    ]),
  )
}

/** Items that bear any enchantment. */
export function readEnchantable(data: VersionData): ReadonlySet<string> {
  return new Set([
    ...books,
    ...data.itemsArray.flatMap(({ name, enchantCategories = [] }) =>
      enchantCategories.length === 0 ? [] : [name],
    ),
  ])
}

const books = ['book', 'enchanted_book']

/** Things that an anvil lets bear an enchantment, which older data leaves out. */
const besides: readonly (readonly [enchantment: RegExp, item: RegExp])[] = [
  [/^(sharpness|smite|bane_of_arthropods)$/, /_axe$/],
  [/^thorns$/, /_(helmet|chestplate|leggings|boots)$/],
  [/^efficiency$/, /^shears$/],
]

function bearersOf(
  enchantment: string,
  category: string,
  { itemsArray }: VersionData,
): EnchantmentFacts['bearers'] {
  const listed = itemsArray.filter(({ enchantCategories }) => enchantCategories?.includes(category))
  // Versions in which items and enchantments call the category by different names.
  if (listed.length === 0) return undefined
  const more = itemsArray.filter(({ name }) =>
    besides.some(([of, on]) => of.test(enchantment) && on.test(name)),
  )
  return new Set([...books, ...[...listed, ...more].map(({ name }) => name)])
}
