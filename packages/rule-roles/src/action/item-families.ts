import { logNames, type TechTree, type Way } from '@voyager-mc/tech-tree'

/** Items that stand for each other in recipes, such as the planks of all woods. */
export interface ItemFamily {
  /** Used in function names: `obtainPlanks`. */
  readonly name: string
  /** Most usual first. */
  readonly members: readonly string[]
}

const patterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['logs', logNames],
  ['planks', /^(?!crimson|warped|bamboo).+_planks$/],
  ['building_stone', /^(cobblestone|cobbled_deepslate)$/],
]

/** The families of a version. */
export function itemFamilies(techTree: TechTree): readonly ItemFamily[] {
  return patterns.map(([name, pattern]) => ({
    name,
    members: techTree.items
      .filter((item) => pattern.test(item))
      .sort((a, b) => techTree.effort(a) - techTree.effort(b)),
  }))
}

/** The family an input may come from because recipes with its other members make the same; undefined when it has to be exact. */
export function freeFamily(
  input: string,
  way: Way,
  { techTree, families }: { readonly techTree: TechTree; readonly families: readonly ItemFamily[] },
): ItemFamily | undefined {
  const family = families.find(({ members }) => members.includes(input))
  if (family === undefined) return undefined
  const siblings = family.members.filter((member) => member !== input)
  const shape = shapeOf(way, input)
  const isFree = siblings.some((sibling) =>
    techTree.ways(way.item).some((other) => sibling in other.inputs && shapeOf(other, sibling) === shape),
  )
  return isFree ? family : undefined
}

/** A recipe with one ingredient blanked out. */
function shapeOf({ inputs, type }: Way, blank: string): string {
  const parts = Object.entries(inputs).map(([item, count]) => `${item === blank ? '*' : item} ${count}`)
  return `${type} ${parts.sort().join()}`
}
