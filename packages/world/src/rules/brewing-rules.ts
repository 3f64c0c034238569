import { longBrews, strongBrews } from './potion-names.ts'

/** Bottle in a brewing stand. */
export interface Bottle {
  /** `potion`, `splash_potion` or `lingering_potion`. */
  readonly name: string
  /** Such as `water`, `awkward` or `long_swiftness`. */
  readonly potion: string
}

// https://minecraft.wiki/w/Brewing#Brewing_recipes
const fromAwkward: Readonly<Record<string, string>> = {
  sugar: 'swiftness',
  rabbit_foot: 'leaping',
  glistering_melon_slice: 'healing',
  spider_eye: 'poison',
  pufferfish: 'water_breathing',
  magma_cream: 'fire_resistance',
  golden_carrot: 'night_vision',
  blaze_powder: 'strength',
  ghast_tear: 'regeneration',
  turtle_helmet: 'turtle_master',
  phantom_membrane: 'slow_falling',
}

// These spoil water instead of making an effect of it.
const toMundane: ReadonlySet<string> = new Set([
  'redstone',
  'sugar',
  'rabbit_foot',
  'glistering_melon_slice',
  'spider_eye',
  'magma_cream',
  'blaze_powder',
  'ghast_tear',
])

const corrupted: Readonly<Record<string, string>> = {
  water: 'weakness',
  swiftness: 'slowness',
  leaping: 'slowness',
  healing: 'harming',
  poison: 'harming',
  night_vision: 'invisibility',
}

const containers: Readonly<Record<string, readonly [from: string, to: string]>> = {
  gunpowder: ['potion', 'splash_potion'],
  dragon_breath: ['splash_potion', 'lingering_potion'],
}

/** Whether an item can lie on top of a brewing stand. */
export function isBrewingIngredient(item: string): boolean {
  return (
    ['nether_wart', 'glowstone_dust', 'fermented_spider_eye'].includes(item) ||
    toMundane.has(item) ||
    Object.hasOwn(fromAwkward, item) ||
    Object.hasOwn(containers, item)
  )
}

/** Bottle that an ingredient makes of a bottle; absent when nothing. */
export function brew({ name, potion }: Bottle, ingredient: string): Bottle | undefined {
  const container = Object.hasOwn(containers, ingredient) ? containers[ingredient] : undefined
  if (container) return name === container[0] ? { name: container[1], potion } : undefined
  const made = brewedPotion(potion, ingredient)
  return made === undefined ? undefined : { name, potion: made }
}

function brewedPotion(potion: string, ingredient: string): string | undefined {
  if (ingredient === 'fermented_spider_eye') return corruptedPotion(potion)
  if (potion === 'water') {
    if (ingredient === 'nether_wart') return 'awkward'
    if (ingredient === 'glowstone_dust') return 'thick'
    return toMundane.has(ingredient) ? 'mundane' : undefined
  }
  if (potion === 'awkward')
    return Object.hasOwn(fromAwkward, ingredient) ? fromAwkward[ingredient] : undefined
  if (ingredient === 'redstone' && longBrews.has(potion)) return `long_${potion}`
  return ingredient === 'glowstone_dust' && strongBrews.has(potion) ? `strong_${potion}` : undefined
}

// What was long or strong stays so where the corrupted brew can be.
function corruptedPotion(potion: string): string | undefined {
  const match = /^(long_|strong_)?(\w+)$/.exec(potion)
  const [kind = '', plain = ''] = [match?.[1], match?.[2]]
  const made = Object.hasOwn(corrupted, plain) ? corrupted[plain] : undefined
  if (made === undefined || kind === '') return made
  // Strong poison makes strong harming, long poison the plain one; of strong speed nothing comes.
  if (kind === 'long_') return longBrews.has(made) ? `long_${made}` : made
  return made === 'harming' ? 'strong_harming' : undefined
}
