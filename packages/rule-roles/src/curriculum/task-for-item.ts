import type { ParsedTask, TechTree, Way } from '@voyager-mc/tech-tree'
import { printTask } from '@voyager-mc/tech-tree'

/** Food is cooked, everything else is smelted. */
const cookedFood = /^(beef|porkchop|chicken|mutton|rabbit|cod|salmon|potato|kelp)$/

/**
 * The phrase that asks for an item by its cheapest way, and however it comes where the world has it as well: of mossy
 * cobblestone in the bag, a search for the vine to make it of is of no use. Undefined for ways no program can carry out.
 */
export function taskForItem(item: string, way: Way, techTree: Pick<TechTree, 'ways'>): string | undefined {
  const phrase = (verb: ParsedTask['verb'], label: string): string => printTask({ verb, count: 1, label })
  if (way.type === 'craft') return phrase(isFound(item, techTree) ? 'obtain' : 'craft', item)
  if (way.type === 'mine') return phrase('mine', item)
  if (way.type === 'smelt') return phrase(cookedFood.test(way.input) ? 'cook' : 'smelt', way.input)
  if (way.type === 'kill') return phrase('kill', way.mob)
  return way.type === 'use' ? phrase('obtain', item) : undefined
}

/** Ways of an item whose task a program can carry out, cheapest first. */
export function doableWay(item: string, techTree: TechTree): Way | undefined {
  return techTree
    .ways(item)
    .find(
      (way) =>
        (way.type !== 'mine' || (way.isNatural && !way.enchantment)) &&
        taskForItem(item, way, techTree) !== undefined,
    )
}

/** Whether it lies in the world by itself, or a creature drops it. */
function isFound(item: string, techTree: Pick<TechTree, 'ways'>): boolean {
  return techTree
    .ways(item)
    .some(
      (way) =>
        Number.isFinite(way.effort) &&
        (way.type === 'kill' || (way.type === 'mine' && way.isNatural && !way.enchantment)),
    )
}
