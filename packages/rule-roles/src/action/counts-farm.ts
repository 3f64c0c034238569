import type { FarmWay, TechTree } from '@voyager-mc/tech-tree'

/** Fields of a world without space, for tests: what is sown is ripe at once. */
export interface CountsFarm {
  /** Whether a block grows only where one sows. */
  isCrop(block: string): boolean
  isGrowing(block: string): boolean
  /** The crop of a seed, with so many more plants. */
  sow(seed: string, count: number): void
  /** Harvest of so many plants; undefined when fewer are ripe. */
  reap(crop: string, count: number): Readonly<Record<string, number>> | undefined
}

/** Empty fields. */
export function countsFarm(techTree: TechTree): CountsFarm {
  const ways = techTree.items
    .flatMap((item) => techTree.ways(item))
    .flatMap((way) => (way.type === 'farm' ? [way] : []))
  const isSeedElsewhere = ({ seed, crop }: FarmWay): boolean => {
    const [way] = techTree.ways(seed)
    return way?.type !== 'mine' || way.blocks[0] !== crop
  }
  const crops = new Set(ways.filter(isSeedElsewhere).map(({ crop }) => crop))
  const plants = new Map<string, number>()
  const countOf = (crop: string): number => plants.get(crop) ?? 0
  return {
    isCrop: (block) => crops.has(block),
    isGrowing: (block) => countOf(block) > 0,
    sow(seed, count) {
      const crop = ways.find((way) => way.seed === seed)?.crop ?? ''
      plants.set(crop, countOf(crop) + count)
    },
    reap(crop, count) {
      if (countOf(crop) < count) return undefined
      plants.set(crop, countOf(crop) - count)
      return Object.fromEntries(ways.flatMap((way) => (way.crop === crop ? [[way.item, count]] : [])))
    },
  }
}
