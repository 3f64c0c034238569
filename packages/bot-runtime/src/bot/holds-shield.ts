import type { Bot } from 'mineflayer'

const offHandSlot = 45

/** Whether a shield is in the other hand. */
export function holdsShield({ inventory }: Pick<Bot, 'inventory'>): boolean {
  return inventory.slots[offHandSlot]?.name === 'shield'
}
