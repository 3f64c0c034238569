import type { TechTree } from '@voyager-mc/tech-tree'

/** Facts of a world without space, for tests. */
export interface CountsFacts {
  /** Blocks that occur by themselves. */
  readonly natural: ReadonlySet<string>
  readonly mobs: readonly { readonly name: string }[]
}

const knownFacts = new Map<TechTree, CountsFacts>()

/** Reads them from the tech tree, once. */
export function countsFacts(techTree: TechTree): CountsFacts {
  const known = knownFacts.get(techTree)
  if (known !== undefined) return known
  const ways = techTree.items.flatMap((item) => techTree.ways(item))
  const natural = new Set(ways.flatMap((way) => (way.type === 'mine' && way.isNatural ? way.blocks : [])))
  const facts = { natural, mobs: ways.flatMap((way) => (way.type === 'kill' ? [{ name: way.mob }] : [])) }
  knownFacts.set(techTree, facts)
  return facts
}
