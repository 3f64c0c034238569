import type { Registry } from '../registry/registry.ts'
import { firstState, type BlockPalette } from './create-block-palette.ts'
import type { ColumnBuffer } from '../columns/create-column-buffer.ts'
import { createRandom } from './create-random.ts'
import { hash2 } from './hash2.ts'
import { placeVein } from './place-vein.ts'
import { oreLayout, veinHeight, type OreVein } from './ore-layout.ts'

/** A vein with the states it turns stone and deepslate into. */
export interface OrePlacement {
  readonly vein: OreVein
  readonly inStone: number
  readonly inDeepslate: number
}

/** The veins of a version; ores it does not have are left out. */
export function orePlacements(registry: Registry): readonly OrePlacement[] {
  return oreLayout({ isDeep: registry.supportFeature('tallWorld') }).flatMap((vein) => {
    const inStone = firstState(registry, vein.block)
    const inDeepslate = firstState(registry, `deepslate_${vein.block} ${vein.block}`)
    return inStone === 0 ? [] : [{ vein, inStone, inDeepslate }]
  })
}

/** Chunk that gets its ores. */
export interface PlaceOresOptions {
  readonly seed: number
  readonly blocks: BlockPalette
  readonly placements: readonly OrePlacement[]
  readonly chunkX: number
  readonly chunkZ: number
  /** The y above which there is no stone. */
  readonly top: number
  readonly isHills: boolean
}

/** Replaces stone by ores, soils and other stones; a vein lies within its chunk as far as it has room there. */
export function placeOres(buffer: ColumnBuffer, options: PlaceOresOptions): void {
  const { seed, blocks, placements, chunkX, chunkZ, top, isHills } = options
  const random = createRandom(hash2(seed ^ 0x0c4a, chunkX, chunkZ))
  for (const placement of placements) {
    const { vein } = placement
    const replace = (state: number): number => replacementOf(state, { blocks, placement })
    if (vein.only === 'hills' && !isHills) continue
    const count = Math.floor(vein.count + random.next())
    for (let index = 0; index < count; index++) {
      const y = veinHeight(vein, random)
      if (y <= buffer.bounds.minY || y > top + 2) continue
      placeVein(buffer, {
        size: vein.size,
        hidden: vein.hidden ?? 0,
        replace,
        top,
        random,
        x: random.between(0, 15),
        y,
        z: random.between(0, 15),
      })
    }
  }
}

function replacementOf(
  state: number,
  { blocks, placement }: { readonly blocks: BlockPalette; readonly placement: OrePlacement },
): number {
  const isStone =
    state === blocks.stone ||
    state === blocks.granite ||
    state === blocks.diorite ||
    state === blocks.andesite
  if (isStone) return placement.inStone
  return state === blocks.deepslate || state === blocks.tuff ? placement.inDeepslate : 0
}
