import type { NetherBlock } from './nether-palette.ts'

/** Land of the Nether on which huge fungi grow. */
export type NetherForest = 'warped_forest' | 'crimson_forest'

/** Materials of a forest by their part in it. */
export interface ForestMaterials {
  readonly nylium: NetherBlock
  readonly stem: NetherBlock
  /** Block of the hats of huge fungi. */
  readonly hat: NetherBlock
  readonly roots: NetherBlock
  readonly fungus: NetherBlock
  /** Plant that covers as much as all others; absent in crimson forests. */
  readonly cover?: NetherBlock
}

/** Materials of both forests: https://minecraft.wiki/w/Warped_Forest and https://minecraft.wiki/w/Crimson_Forest */
export const forestMaterials: Readonly<Record<NetherForest, ForestMaterials>> = {
  warped_forest: {
    nylium: 'warpedNylium',
    stem: 'warpedStem',
    hat: 'warpedWart',
    roots: 'warpedRoots',
    fungus: 'warpedFungus',
    cover: 'sprouts',
  },
  crimson_forest: {
    nylium: 'crimsonNylium',
    stem: 'crimsonStem',
    hat: 'crimsonWart',
    roots: 'crimsonRoots',
    fungus: 'crimsonFungus',
  },
}
