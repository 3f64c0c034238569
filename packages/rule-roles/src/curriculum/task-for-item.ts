import type { ParsedTask, TechTree, Way } from '@voyager-mc/tech-tree'
import { printTask } from '@voyager-mc/tech-tree'

/** Food is cooked, everything else is smelted. */
const cookedFood = /^(beef|porkchop|chicken|mutton|rabbit|cod|salmon|potato|kelp)$/

/** The phrase that asks for an item by its cheapest way; undefined for ways no program can carry out. */
export function taskForItem(item: string, way: Way): string | undefined {
  const phrase = (verb: ParsedTask['verb'], label: string): string => printTask({ verb, count: 1, label })
  if (way.type === 'craft' || way.type === 'mine') return phrase(way.type, item)
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
        (way.type !== 'mine' || (way.isNatural && !way.enchantment)) && taskForItem(item, way) !== undefined,
    )
}
