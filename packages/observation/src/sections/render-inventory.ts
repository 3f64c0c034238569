import type { ItemCounts, Observation } from '@voyager-mc/core'
import { quoteName } from '../text/quote-untrusted.ts'

/** Items a beginner needs to know of; the rest is noise until a few tasks are done. */
const essential = /_log|_planks|stick|crafting_table|furnace|cobblestone|dirt|coal|_pickaxe|_sword|_axe/

/** Renders the whole inventory and how many of the 36 slots it takes. */
export function renderInventory(observation: Observation): string {
  return `Inventory (${observation.usedSlots}/36 slots): ${renderItems(observation.inventory, observation)}`
}

/** Renders the inventory without what a beginner does not need: wood, stone, coal, tools and weapons stay. */
export function renderEssentialInventory(observation: Observation): string {
  const kept = Object.entries(observation.inventory).filter(([name]) => essential.test(name))
  return renderInventory({ ...observation, inventory: Object.fromEntries(kept) })
}

/** Facts about items besides their number. */
export type ItemNotes = Pick<Observation, 'usesLeft' | 'usesOfEach' | 'specialItems'>

/** Renders item counts such as `oak_log 3, iron_pickaxe (12 uses left)`; `empty` when there are none. */
export function renderItems(items: ItemCounts, notes: ItemNotes = {}): string {
  const entries = Object.entries(items).map(([name, count]) => {
    const told = [...wearOf(name, notes), ...enchantmentsOf(name, count, notes)]
    const isSingle = count === 1 && notes.usesLeft?.[name] !== undefined
    return `${quoteName(name)}${isSingle ? '' : ` ${count}`}${told.length === 0 ? '' : ` (${told.join('; ')})`}`
  })
  return entries.length === 0 ? 'empty' : entries.join(', ')
}

/** Tools of a kind whose uses are told. */
const mostTold = 4

function wearOf(name: string, { usesLeft, usesOfEach }: ItemNotes): readonly string[] {
  const each = usesOfEach?.[name] ?? [usesLeft?.[name] ?? []].flat()
  if (each.length === 0) return []
  return [`${each.slice(0, mostTold).join(', ')}${each.length > mostTold ? ' …' : ''} uses left`]
}

/** Enchantments of the stacks of a kind, such as `efficiency 3, unbreaking 2`. */
function enchantmentsOf(name: string, count: number, { specialItems = [] }: ItemNotes): readonly string[] {
  const enchanted = specialItems.filter(
    ({ item, enchantments }) => item === name && enchantments !== undefined,
  )
  return enchanted.slice(0, mostTold).map(({ enchantments = {} }) => {
    const levels = Object.entries(enchantments).map(([each, level]) => `${quoteName(each)} ${level}`)
    return `${count > 1 ? 'one with ' : ''}${levels.join(', ')}`
  })
}
