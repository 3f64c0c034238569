// https://minecraft.wiki/w/Taming; each takes several, one at a time.
const treats: Readonly<Record<string, readonly string[]>> = {
  wolf: ['bone'],
  cat: ['cod', 'salmon'],
  parrot: ['wheat_seeds', 'melon_seeds', 'pumpkin_seeds', 'beetroot_seeds'],
}

/** Whether an item may tame creatures of a name. */
export function isTreat(item: string, creature: string): boolean {
  return treats[creature]?.includes(item) === true
}
