/** Items `shoot` and `killMob` use from a distance, as in the original. */
export const rangedWeapons: readonly string[] = [
  'bow',
  'crossbow',
  'snowball',
  'ender_pearl',
  'egg',
  'splash_potion',
  'trident',
]
