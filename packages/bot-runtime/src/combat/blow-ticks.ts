// Ticks until a blow counts in full again; hitting sooner does next to no damage.
const ticksByKind = [
  [/_sword$/, 13],
  [/_axe$/, 22],
  [/_pickaxe$/, 17],
  [/_shovel$/, 20],
] as const

const otherTicks = 14

/** Ticks between full blows with an item, or with the bare hand. */
export function blowTicks(item: string | undefined): number {
  return ticksByKind.find(([kind]) => item !== undefined && kind.test(item))?.[1] ?? otherTicks
}
