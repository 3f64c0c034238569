import type { ItemCounts, Observation } from '@voyager-mc/core'
import { quoteName } from '../text/quote-untrusted.ts'

/** Items a beginner needs to know of; the rest is noise until a few tasks are done. */
const essential = /_log|_planks|stick|crafting_table|furnace|cobblestone|dirt|coal|_pickaxe|_sword|_axe/

/** Renders the whole inventory and how many of the 36 slots it takes. */
export function renderInventory({ inventory, usesLeft, usedSlots }: Observation): string {
  return `Inventory (${usedSlots}/36 slots): ${renderItems(inventory, { usesLeft })}`
}

/** Renders the inventory without what a beginner does not need: wood, stone, coal, tools and weapons stay. */
export function renderEssentialInventory(observation: Observation): string {
  const kept = Object.entries(observation.inventory).filter(([name]) => essential.test(name))
  return renderInventory({ ...observation, inventory: Object.fromEntries(kept) })
}

/** Renders item counts such as `oak_log 3, iron_pickaxe (12 uses left)`; `empty` when there are none. */
export function renderItems(
  items: ItemCounts,
  { usesLeft = {} }: { readonly usesLeft?: ItemCounts | undefined } = {},
): string {
  const entries = Object.entries(items)
  return entries.length === 0
    ? 'empty'
    : entries
        .map(
          ([name, count]) =>
            `${quoteName(name)}${count === 1 && usesLeft[name] !== undefined ? '' : ` ${count}`}${wearOf(usesLeft[name])}`,
        )
        .join(', ')
}

function wearOf(usesLeft: number | undefined): string {
  return usesLeft === undefined ? '' : ` (${usesLeft} uses left)`
}
