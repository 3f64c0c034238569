/** Materials of the villages of one kind of land. */
export interface VillageStyle {
  readonly name: 'plains' | 'desert' | 'savanna' | 'taiga' | 'snowy'
  readonly wall: string
  readonly corner: string
  readonly roof: string
  readonly base: string
  readonly path: string
  readonly wood: string
  readonly bed: string
}

/** Materials of villages on grassland. */
export const plainStyle: VillageStyle = {
  name: 'plains',
  wall: 'oak_planks',
  corner: 'oak_log',
  roof: 'oak_planks',
  base: 'cobblestone',
  path: 'dirt_path grass_path',
  wood: 'oak',
  bed: 'white',
}

const styles: Readonly<Record<string, VillageStyle>> = {
  plains: plainStyle,
  desert: {
    name: 'desert',
    wall: 'sandstone',
    corner: 'cut_sandstone',
    roof: 'smooth_sandstone',
    base: 'sandstone',
    path: 'smooth_sandstone',
    wood: 'jungle',
    bed: 'green',
  },
  savanna: {
    ...plainStyle,
    name: 'savanna',
    wall: 'acacia_planks',
    corner: 'acacia_log',
    roof: 'acacia_planks',
    wood: 'acacia',
    bed: 'orange',
  },
  taiga: {
    ...plainStyle,
    name: 'taiga',
    wall: 'spruce_planks',
    corner: 'spruce_log',
    roof: 'spruce_planks',
    wood: 'spruce',
    bed: 'purple',
  },
  snowy_plains: {
    ...plainStyle,
    name: 'snowy',
    wall: 'spruce_planks',
    corner: 'stripped_spruce_log',
    roof: 'spruce_planks',
    wood: 'spruce',
    bed: 'blue',
  },
}

/** The materials of villages in a biome; absent where nobody settles: https://minecraft.wiki/w/Village */
export function villageStyleOf(kind: string): VillageStyle | undefined {
  return Object.hasOwn(styles, kind) ? styles[kind] : undefined
}
