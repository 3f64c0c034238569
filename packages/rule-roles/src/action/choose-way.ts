import { homeOfWay, type TechTree, type Way } from '@voyager-mc/tech-tree'

/** Ways a generated program can carry out. */
const doable: ReadonlySet<Way['type']> = new Set(['craft', 'smelt', 'mine', 'kill', 'fish', 'farm', 'use'])

/** Rough seconds for one block or creature beyond which it lies in another dimension or a rare structure. */
const longestTrip = 200

/** The same where a journey to the Nether is written into the program. */
const longestJourney = 700

/** Things one uses an item on, or waits beside, that programs know how to find. */
const usable = /^(water|lava|cow|sheep|chicken|pumpkin)$/

/** The ways a program could try for an item, cheapest first; `path` holds items that must not be needed again. */
export function doableWays(
  item: string,
  { techTree, path = [] }: { readonly techTree: TechTree; readonly path?: readonly string[] },
): readonly Way[] {
  return techTree.ways(item).filter((way) => isDoable(way, techTree, [...path, item]))
}

function isOfNether(way: Way): boolean {
  return (way.type === 'mine' || way.type === 'kill') && homeOfWay(way)?.dimension === 'the_nether'
}

function isDoable(way: Way, techTree: TechTree, path: readonly string[]): boolean {
  if (!doable.has(way.type)) return false
  if (way.type === 'mine' && (!way.isNatural || way.enchantment)) return false
  if (way.effort > (isOfNether(way) ? longestJourney : longestTrip)) return false
  if (way.type === 'use' && !usable.test(way.on)) return false
  // Sheep come in many colours; only white ones are common enough to count on.
  if (way.type === 'use' && way.on === 'sheep' && way.item !== 'white_wool') return false
  return Object.keys(way.inputs).every(
    (input) => !path.includes(input) && Number.isFinite(techTree.effort(input)),
  )
}
