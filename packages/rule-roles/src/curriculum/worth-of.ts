const worths: readonly (readonly [RegExp, number])[] = [
  [/^(stone|iron|diamond)_sword$|^bucket$/, 5],
  [/_(pickaxe|axe|shovel|hoe|sword)$|^(torch|chest|coal|arrow|fishing_rod|shears)$/, 3],
  [/^(apple|white_wool|leather|string|flint|feather|beef|porkchop|mutton|sand|gravel|glass)$/, 2],
  [/_ingot$|^(diamond|redstone|lapis_lazuli|raw_.*)$/, 2],
]

/** New things that an item is worth: one, and more for what opens the way to others. */
export function worthOf(item: string): number {
  return worths.find(([pattern]) => pattern.test(item))?.[1] ?? 1
}
