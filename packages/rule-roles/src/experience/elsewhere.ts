import { homeOf } from '@voyager-mc/tech-tree'

/** Those of the Overworld that the Nether has, too. */
const alsoInNether =
  /^(gravel|lava|magma_block|obsidian|crying_obsidian|brown_mushroom|red_mushroom|skeleton|enderman|chicken|bone_block|fire)$/

const alsoInEnd = /^(obsidian|enderman)$/

/** Whether a source is found in other dimensions only; unknown dimensions have everything. */
export function isElsewhere(source: string, dimension: string | undefined): boolean {
  if (dimension === undefined) return false
  const home = homeOf(source)?.dimension ?? 'overworld'
  if (home === dimension) return false
  if (dimension === 'the_nether') return !alsoInNether.test(source)
  if (dimension === 'the_end') return !alsoInEnd.test(source)
  return dimension === 'overworld'
}
