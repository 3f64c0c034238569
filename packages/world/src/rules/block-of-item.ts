// Items that place a block of another name: https://minecraft.wiki/w/Java_Edition_data_values#Items
const otherNames: Readonly<Record<string, string>> = {
  wheat_seeds: 'wheat',
  carrot: 'carrots',
  potato: 'potatoes',
  beetroot_seeds: 'beetroots',
  melon_seeds: 'melon_stem',
  pumpkin_seeds: 'pumpkin_stem',
  torchflower_seeds: 'torchflower_crop',
  pitcher_pod: 'pitcher_crop',
  redstone: 'redstone_wire',
  string: 'tripwire',
  sweet_berries: 'sweet_berry_bush',
  glow_berries: 'cave_vines',
  cocoa_beans: 'cocoa',
  bamboo: 'bamboo_sapling',
}

// The form of an item's block on the side of another block, as a change of its name.
const wallForms: readonly (readonly [RegExp, string])[] = [
  [/^(soul_|redstone_|copper_)?torch$/, '$1wall_torch'],
  [/_hanging_sign$/, '_wall_hanging_sign'],
  [/_sign$/, '_wall_sign'],
  [/_banner$/, '_wall_banner'],
  [/_skull$/, '_wall_skull'],
  [/_head$/, '_wall_head'],
  [/_coral_fan$/, '_coral_wall_fan'],
]

/** The name of the block that an item places; the item's own name where it is no special one. */
export function blockOfItem(itemName: string): string {
  return otherNames[itemName] ?? itemName
}

/** The name of a block's form on a wall, `undefined` if it has none. */
export function wallFormOf(blockName: string): string | undefined {
  if (blockName === 'piston_head') return undefined
  const form = wallForms.find(([pattern]) => pattern.test(blockName))
  return form && blockName.replace(form[0], form[1])
}
