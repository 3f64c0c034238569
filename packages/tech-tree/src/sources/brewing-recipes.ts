/** Bottle that holds a brew. */
export type BrewForm = 'potion' | 'splash_potion' | 'lingering_potion'

/** One thing put on top of a brewing stand, and the brews before and after it. */
export interface BrewingStep {
  readonly ingredient: string
  readonly from: Brew
  readonly to: Brew
}

/** Brew in a bottle: `water`, `awkward`, `fire_resistance`, `long_swiftness` … */
export interface Brew {
  readonly potion: string
  readonly form: BrewForm
}

// https://minecraft.wiki/w/Brewing#Brewing_recipes; each entry is the brew before and the ingredient.
const parents: Readonly<Record<string, readonly [from: string, ingredient: string]>> = {
  awkward: ['water', 'nether_wart'],
  thick: ['water', 'glowstone_dust'],
  mundane: ['water', 'sugar'],
  weakness: ['water', 'fermented_spider_eye'],
  swiftness: ['awkward', 'sugar'],
  leaping: ['awkward', 'rabbit_foot'],
  healing: ['awkward', 'glistering_melon_slice'],
  poison: ['awkward', 'spider_eye'],
  water_breathing: ['awkward', 'pufferfish'],
  fire_resistance: ['awkward', 'magma_cream'],
  night_vision: ['awkward', 'golden_carrot'],
  strength: ['awkward', 'blaze_powder'],
  regeneration: ['awkward', 'ghast_tear'],
  turtle_master: ['awkward', 'turtle_helmet'],
  slow_falling: ['awkward', 'phantom_membrane'],
  slowness: ['swiftness', 'fermented_spider_eye'],
  harming: ['healing', 'fermented_spider_eye'],
  invisibility: ['night_vision', 'fermented_spider_eye'],
}

const plain = ['water', 'awkward', 'thick', 'mundane']
const unlasting = [...plain, 'healing', 'harming']
const unstrengthened = [
  ...plain,
  'fire_resistance',
  'night_vision',
  'invisibility',
  'water_breathing',
  'weakness',
  'slow_falling',
]

/** Potions that a stand can make, such as `fire_resistance`, `long_swiftness` or `strong_healing`. */
export function brewablePotions(): readonly string[] {
  return Object.keys(parents).flatMap((name) => [
    name,
    ...(unlasting.includes(name) ? [] : [`long_${name}`]),
    ...(unstrengthened.includes(name) ? [] : [`strong_${name}`]),
  ])
}

/** Steps from a bottle of water to a brew, in order; undefined for what no stand makes. */
export function brewingSteps({ potion, form }: Brew): readonly BrewingStep[] | undefined {
  const steps: BrewingStep[] = []
  const add = (from: Brew, ingredient: string, to: Brew): Brew => {
    steps.unshift({ ingredient, from, to })
    return from
  }
  let brew: Brew = { potion, form }
  if (brew.form === 'lingering_potion') brew = add({ ...brew, form: 'splash_potion' }, 'dragon_breath', brew)
  if (brew.form === 'splash_potion') brew = add({ ...brew, form: 'potion' }, 'gunpowder', brew)
  const [, kind, base = ''] = /^(?:(long|strong)_)?(\w+)$/.exec(potion) ?? []
  const unfit = kind === 'long' ? unlasting : unstrengthened
  if (kind !== undefined && unfit.includes(base)) return undefined
  if (kind !== undefined)
    brew = add({ ...brew, potion: base }, kind === 'long' ? 'redstone' : 'glowstone_dust', brew)
  while (brew.potion !== 'water') {
    const parent = Object.hasOwn(parents, brew.potion) ? parents[brew.potion] : undefined
    if (!parent) return undefined
    brew = add({ ...brew, potion: parent[0] }, parent[1], brew)
  }
  return steps
}
