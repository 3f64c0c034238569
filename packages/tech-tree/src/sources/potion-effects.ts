/** Effects whose potion has another name: effect, potion. */
const renamed: readonly (readonly [string, string])[] = [
  ['speed', 'swiftness'],
  ['jump_boost', 'leaping'],
]

/** Effect that a potion brings, such as `speed` for `swiftness`. */
export function effectOfPotion(potion: string): string {
  return renamed.find(([, name]) => name === potion)?.[0] ?? potion
}

/** Potion that brings an effect, such as `swiftness` for `speed`. */
export function potionOfEffect(effect: string): string {
  return renamed.find(([name]) => name === effect)?.[1] ?? effect
}
