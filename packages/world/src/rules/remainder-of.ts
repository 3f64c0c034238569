// The game's data files carry no remainders; source: https://minecraft.wiki/w/Crafting#Remaining_items
const remainders: Readonly<Record<string, string>> = {
  water_bucket: 'bucket',
  lava_bucket: 'bucket',
  milk_bucket: 'bucket',
  powder_snow_bucket: 'bucket',
  honey_bottle: 'glass_bottle',
  dragon_breath: 'glass_bottle',
}

/** The item that stays in the slot when one of these is used up by crafting, smelting or eating; `undefined` if none. */
export function remainderOf(itemName: string): string | undefined {
  return remainders[itemName]
}
