// In the order of the game's registry: https://minecraft.wiki/w/Java_Edition_protocol/Potions
const order: readonly string[] = [
  'night_vision',
  'invisibility',
  'leaping',
  'fire_resistance',
  'swiftness',
  'slowness',
  'turtle_master',
  'water_breathing',
  'healing',
  'harming',
  'poison',
  'regeneration',
  'strength',
  'weakness',
  'luck',
  'slow_falling',
]

/** The brews that redstone makes last longer: https://minecraft.wiki/w/Potion#Effect_potions */
export const longBrews: ReadonlySet<string> = new Set(
  order.filter((name) => name !== 'healing' && name !== 'harming' && name !== 'luck'),
)

/** The brews that glowstone makes stronger. */
export const strongBrews: ReadonlySet<string> = new Set([
  'leaping',
  'swiftness',
  'slowness',
  'turtle_master',
  'healing',
  'harming',
  'poison',
  'regeneration',
  'strength',
])

/** All potions by their number in the game's registry from 1.20.5 on. */
export const potionNames: readonly string[] = [
  'water',
  'mundane',
  'thick',
  'awkward',
  ...order.flatMap((name) => [
    name,
    ...(longBrews.has(name) ? [`long_${name}`] : []),
    ...(strongBrews.has(name) ? [`strong_${name}`] : []),
  ]),
]
