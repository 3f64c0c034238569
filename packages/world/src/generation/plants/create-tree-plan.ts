import { biomeTraits, type TreeKind } from '../biome-kind.ts'
import { seaLevel, type Terrain } from '../create-terrain.ts'
import { createRandom } from '../create-random.ts'
import { hash2 } from '../hash2.ts'

/** Place of a tree. */
export interface PlannedTree {
  /** The lowest trunk block. */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly kind: TreeKind
  /** Decides the tree's shape. */
  readonly shapeSeed: number
}

/** Places of the trees in a chunk. */
export type TreePlan = (chunkX: number, chunkZ: number) => readonly PlannedTree[]

/** Options of a tree plan. */
export interface CreateTreePlanOptions {
  readonly terrain: Terrain
  /** Whether the ground may be carved away here. */
  readonly isOpenGround: (x: number, z: number) => boolean
  readonly isKnown: (kind: TreeKind) => boolean
}

// Trunks closer than this grow into each other and wall off the forest floor.
const spacing = 3

/** The trees of a seed; a chunk plans only the trees whose trunk it holds, so neighbours can ask it for their crowns. */
export function createTreePlan(
  seed: number,
  { terrain, isOpenGround, isKnown }: CreateTreePlanOptions,
): TreePlan {
  return (chunkX, chunkZ) => {
    const traits = biomeTraits[terrain.groundAt(chunkX * 16 + 8, chunkZ * 16 + 8).kind]
    const random = createRandom(hash2(seed ^ 0x7ee5, chunkX, chunkZ))
    const wanted = Math.floor(traits.trees + random.next())
    const trees: PlannedTree[] = []
    for (let count = 0; count < wanted; count++) {
      const x = chunkX * 16 + random.between(0, 15)
      const z = chunkZ * 16 + random.between(0, 15)
      const pick = random.next()
      const shapeSeed = hash2(seed ^ 0x51ee, x, z)
      const { kind, height } = terrain.groundAt(x, z)
      const kinds = biomeTraits[kind].kinds
      const drawn = kinds[Math.floor(pick * kinds.length)]
      if (drawn === undefined || isOpenGround(x, z)) continue
      if (trees.some((tree) => Math.abs(tree.x - x) < spacing && Math.abs(tree.z - z) < spacing)) continue
      // Mangroves stand in shallow water too; every other tree wants dry ground.
      if (height < seaLevel && !(drawn === 'mangrove' && height >= seaLevel - 2)) continue
      trees.push({ x, y: height + 1, z, kind: isKnown(drawn) ? drawn : 'oak', shapeSeed })
    }
    return trees
  }
}
