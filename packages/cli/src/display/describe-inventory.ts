import type { Equipment, ItemCounts } from '@voyager-mc/core'

/** The items held, most of them first, in as many words as fit. */
export function describeInventory(inventory: ItemCounts, { columns }: { readonly columns: number }): string {
  const items = Object.entries(inventory)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`)
  if (items.length === 0) return 'nothing'
  for (let shown = items.length; shown > 0; shown -= 1) {
    const rest = items.length - shown
    const text = `${items.slice(0, shown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
    if (text.length <= columns || shown === 1) return text
  }
  return ''
}

/** Names of the worn items. */
export function describeArmour({ head, torso, legs, feet, offHand }: Equipment): string {
  const worn = [head, torso, legs, feet, offHand].filter((item) => item !== undefined)
  return worn.length === 0 ? 'none' : worn.join(', ')
}
